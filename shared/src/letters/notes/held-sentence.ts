import { isOccupation } from '../../facts/occupations.js';
import { lowered } from '../../text/words.js';

/** Matches a qualification in adjective form: "Forklift certified", "HIPAA trained", "CPR certified". */
const ADJECTIVE =
  /\b(?:certified|qualified|trained|licensed|licenced|registered|accredited|approved|cleared|checked)(?: \([^()]*\))?$/i;
/** Matches courses, which users complete rather than hold: "First aid course", "Probate Basics (CLE)". */
const COURSE =
  /\b(?:course|class|training|workshop|bootcamp|apprenticeship|induction|programme|program|module|awareness|session|seminar|webinar)$|^(?:introduction to|intro to|fundamentals of|foundations of) |\b(?:basics|fundamentals)\b|\((?:CLE|CPD|(?:online |short )?course)\)$/i;
/** Matches courses that need "the". Other courses are proper names, such as "Introduction to Motion Graphics". */
const COUNTED_COURSE =
  /\b(?:course|class|workshop|bootcamp|apprenticeship|induction|programme|program|module|session|seminar|webinar)$/i;
const AWARENESS = /\bawareness$/i;
/** Matches the user's vehicle, which takes "have" instead of "hold": "I have my own car". */
const OWN = /^own (?:car|vehicle|van|transport)$/i;
/** Matches a qualification that needs an article: "a Cat C license", "a Certificate in Nursing". */
const DOCUMENT =
  /\b(?:licen[cs]e|certification|certificate|diploma|card|ticket|permit|passport|badge|CPC|NVQ|degree|pass|endorsement|check)(?: \([^()]*\))?$|\b(?:certificate|diploma|award|licen[cs]e|degree) (?:(?:level )?(?:[IVX]{1,3}|\d) )?(?:in|of|for) |^(?:NVQ|BTEC|HNC|HND|CDL|City & Guilds)\b/i;
const ABBREVIATION = /^[\p{Lu}\d][\p{Lu}\d&/.+-]*$/u;
/** Matches a qualification that needs no noun after it: "Food Safety Level 3", "Qualified Teacher Status". */
const COMPLETE =
  /\b(?:level|grade|part|class|category|tier|stage) [\dA-Z]{1,3}$|\b(?:registration|membership|status|belt|accreditation|clearance|qualification|award|honou?rs|patent|charter|GCSEs?|A-levels?|record|exam|experience|vaccin\p{L}+)(?: \([^()]*\))?$|\b(?:DBS|CRB|vetting)\b|^(?:registration|membership|member|fellow|associate|chartered|an?|the) /iu;
const AWARD = /\b(?:duke of edinburgh|bronze|silver|gold)\b/i;
/** Matches subjects of short courses that end with a certificate: "the First Aid certificate". */
const OF_SHORT_COURSE =
  /\b(?:first aid|food (?:hygiene|safety)|manual handling|working at heights?|safeguarding|fire (?:safety|marshal|warden))\b/i;
const AN = /^(?:[aeio]|u(?!ni|s[aeu]|ti|k))/i;
const AN_LETTERS = /^[AEFHILMNORSX][\p{Lu}\d&]/u;
const isSpelledOut = /^\p{Lu}[\p{Lu}\d&]/u;

const withArticle = (name: string): string =>
  `${(isSpelledOut.test(name) ? AN_LETTERS.test(name) : AN.test(name)) ? 'an' : 'a'} ${name}`;
const listed = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')}${items.length > 2 && items.some((item) => item.includes(' and ')) ? ',' : ''} and ${items.at(-1)!}`;

/**
 * Composes sentences about qualifications, with a verb for each kind: "I hold a Cat C license", "I am forklift
 * certified", "I am a Qualified Person", "I have completed the course".
 */
export function heldSentence(all: readonly string[]): string | undefined {
  // "Dementia Friends" is an awareness scheme, not a qualification.
  const names = all
    .filter((name) => !/\bfriends?$/i.test(name))
    .map((name) => name.replace(/^(\p{L}+ Certified): (?=\p{L})/u, '$1 '));
  const courses = names.filter((name) => isCourse(name)).map(asCourse);
  const own = names.filter((name) => OWN.test(name)).map((name) => `my ${lowered(name)}`);
  const rest = names.filter((name) => !isCourse(name) && !OWN.test(name));
  const states = rest.filter((name) => isState(name)).map(inSentence);
  const people = rest.filter((name) => isPerson(name)).map(withArticle);
  const documents = rest.filter((name) => !isState(name) && !isPerson(name));
  const [driving, ofWork] = [documents.filter(isDriving), documents.filter((name) => !isDriving(name))];
  const held = [...ofWork.filter(isComplete).map(asDocument), ...withNoun(ofWork), ...driving.map(asDocument)];
  const are = [...people, ...states];
  return sentenceOf([
    held.length > 0 ? `hold ${listed(held)}` : '',
    courses.length > 0 ? `have completed ${listed(courses)}` : '',
    are.length > 0 ? `am ${listed(are)}` : '',
    own.length > 0 ? `have ${listed(own)}` : '',
  ]);
}

/** Joins clauses with "and". Repeats the subject if a clause contains "and": "I hold A and B, and I am C." */
function sentenceOf(all: readonly string[]): string | undefined {
  const clauses = all.filter(Boolean);
  if (clauses.length === 0) return undefined;
  const isPlain = clauses.length < 2 || clauses.every((clause) => !clause.includes(' and '));
  return isPlain
    ? `I ${listed(clauses)}.`
    : `I ${clauses.slice(0, -1).join(', ')}${clauses.length > 1 ? ', and I ' : ''}${clauses.at(-1)!}.`;
}

/** Returns whether a name is an ordinary driver's license, which a letter mentions after other qualifications. */
const isDriving = (name: string): boolean => /(?<!commercial )\bdriv(?:er|ing)\S{0,2} licen[cs]e$/i.test(name);
const isCourse = (name: string): boolean => COURSE.test(name) && !/\bcertificate\b/i.test(name);
/** Returns whether a name can follow "I am": "forklift certified", "registered with the General Dental Council". */
const isState = (name: string): boolean => ADJECTIVE.test(name) || /^registered with /.test(name);

const asCourse = (name: string): string =>
  COUNTED_COURSE.test(name) ? `the ${name}` : AWARENESS.test(name) ? `${inSentence(name)} training` : name;

const isComplete = (name: string): boolean => DOCUMENT.test(name) || ABBREVIATION.test(name) || COMPLETE.test(name);

/** Adds a noun to names that do not say what they are: "the Lens Fitting and OSHA 10 certifications". */
function withNoun(names: readonly string[]): string[] {
  const byNoun = Map.groupBy(
    names.filter((name) => !isComplete(name)).map((name) => name.replace(/ certs?$/i, '')),
    nounFor,
  );
  return [...byNoun].map(([noun, alike]) => `the ${listed(alike)} ${noun}${alike.length > 1 ? 's' : ''}`);
}

const nounFor = (name: string): string =>
  AWARD.test(name)
    ? 'award'
    : /\blevel \d/i.test(name)
      ? 'qualification'
      : OF_SHORT_COURSE.test(name)
        ? 'certificate'
        : 'certification';

const isPerson = (name: string): boolean =>
  /^notary public$/i.test(name) ||
  (!ADJECTIVE.test(name) && !DOCUMENT.test(name) && isOccupation(name) && name.includes(' '));
const asDocument = (name: string): string =>
  /^Care Certificate$/i.test(name)
    ? `the ${name}`
    : DOCUMENT.test(name) && !/^(?:an?|the) /i.test(name)
      ? withArticle(inSentence(name))
      : name;
/** Lower-cases the first letter of a qualification, unless it begins with a name or an abbreviation. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+(?: \(|$)/u.test(name) ? lowered(name) : name;
