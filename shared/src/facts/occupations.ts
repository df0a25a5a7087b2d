import { cleanLine } from '../text/text.js';
import { withoutBrackets, wordSet } from '../text/words.js';

/** Endings of nouns for occupations: "baker", "auditor", "florist", "electrician", "engineer". */
const ENDING =
  /(?:er|or|ist|ian|ant|eer|eur|euse|man|woman|men|women|person|people|smith|wright|maid|hand|monger|herd|mistress|stress|analyst)s?$/;
/** Nouns that end like an occupation but do not name one, such as "paper". */
const THINGS = wordSet(`
  paper newspaper timber lumber computer order water counter customer power number corner summer winter theater career other tower cover
  container matter letter newsletter center laser silver copper rubber leather weather transfer register layer folder over under after per
  peer freezer shutter charter chapter cluster semester quarter easter river offer gender bumper cancer shoulder danger butter poster
  consumer user never ever whether super amber fiber cyber beer deer filter meter voucher pepper
  trailer tanker scooter cheer upper lower outer inner inter
  floor door indoor outdoor labor tractor motor color flavor decor error sensor minor senior junior major interior exterior behavior elevator
  for or nor factor sector vector humor rumor armor harbor parlor honor
  list checklist waitlist shortlist assist twist exist resist italian indian asian vegetarian victorian median
  restaurant plant grant relevant important distant brilliant vibrant vigilant compliant reliant dominant variant covenant instant constant significant
  human german roman beforehand firsthand secondhand shorthand longhand
`);
/** Occupations without a typical ending, such as "nurse", and abbreviations of occupations. */
const PEOPLE = wordSet(`
  nurse midwife chef cook clerk aide nanny doula pilot vet medic paramedic mechanic judge guard lifeguard coach host hostess actress waitress
  lead head mate rep representative executive operative associate partner professional paralegal intern apprentice trainee employee student graduate
  undergraduate postdoc fellow scholar deputy chair president captain sergeant constable detective marshal valet butler concierge agent
  resident superintendent principal dean scribe bailiff steward stewardess seamstress model athlete guide critic architect surgeon
  groom barista barback pair counsel attorney secretary notary actuary apothecary missionary registrar bursar vicar
  sheriff chaplain imam rabbi priest curate cadet chief pharmacist optometrist roustabout roughneck stevedore master headmaster headmistress
  governess tech technologist temp champion buddy prefect commis sous author witness adjunct assistant volunteer member boss cop escort valet warden
  gp rn rmn rgn rvn lpn lvn cna hca emt np pa ta vp svp evp avp ceo cfo cto coo cio cmo dba sdr bdr sdet cpa crna dvm md
`);
const RANK_FIRST = /^(?:(?:senior |assistant |deputy |co-)?(?:director|vp|svp|evp|avp|head|chief) |vice president\b)/i;
const GRADE = /\s(?:[IVX]{1,4}|\d+|(?:band|grade|level|class|tier|step|category|cat|ks|year)\s?[\p{L}\p{N}]{1,3})$/iu;
/**
 * Matches words and punctuation marks that occur in headings but not in job titles: "my" in "Helping my uncle", "then"
 * in "Student then nurse".
 */
const NO_TITLE = /\b(?:my|our|his|her|their|your|then|as|was|were|am|is|are|i)\b|[!?:]/i;
const BEFORE_DETAILS = /\s(?:of|for|in|at|with|to|on|by|de|from|under|during|within|across|via)\s|\s[–—-]\s/i;

/**
 * Returns whether a job heading is a title, that is, a noun for a person that can follow "I am a …" and "as a …".
 * Returns false for "Forklift", "IT Support", "Paper round" and "Helping my uncle".
 */
export function isOccupation(title: string): boolean {
  const name = cleanLine(withoutBrackets(title)).replace(GRADE, '');
  if (name === '' || NO_TITLE.test(name)) return false;
  if (RANK_FIRST.test(name)) return true;
  const words = name
    .split(BEFORE_DETAILS)[0]!
    .split(/[\s/&+,]+/)
    .filter(Boolean);
  // A department in capitals may follow the occupation: "Nurse ICU".
  const isDepartment = /^\p{Lu}{2,5}$/u.test(words.at(-1) ?? '') && /\p{Ll}/u.test(name);
  return [words.at(-1), isDepartment ? words.at(-2) : undefined].some((word) => word !== undefined && isPerson(word));
}

function isPerson(word: string): boolean {
  const noun = word
    .toLowerCase()
    .replace(/(?<=\p{L})(?:['’]s|\P{L}{1,4})$/u, '')
    .split('-')
    .at(-1)!;
  if (PEOPLE.has(noun) || PEOPLE.has(noun.replace(/s$/, ''))) return true;
  return noun.length > 3 && ENDING.test(noun) && !THINGS.has(noun) && !THINGS.has(noun.replace(/s$/, ''));
}
