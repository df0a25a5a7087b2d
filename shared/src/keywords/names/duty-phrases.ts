import { isSpecificHead } from './common-nouns.js';
import type { Dictionary } from '../posting/dictionary.js';
import { isHyphened, type Phrase } from './phrases.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import { keyOf, type Token } from '../posting/tokenize.js';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => [word, keyOf(word)]),
  );

/**
 * Nouns for objects of work: documents, procedures, deliveries, tests. They name a skill together with the word before
 * them.
 */
export const THINGS = words(`
  record form check note statement order plan schedule log register chart sheet claim contract agreement invoice account ledger return notice
  letter enquiry inquiry query complaint referral application assessment inspection audit survey test testing study analysis calculation
  measurement reading sample specimen drawing diagram specification procedure policy protocol guideline regulation legislation equipment
  instrument machinery panel circuit cable pipework weld delivery shipment requisition budget forecast estimate quote quotation tender bid
  proposal valuation variation reconciliation journal accrual pack presentation campaign lesson curriculum worksheet meal menu recipe allergen
  rota roster timesheet absence caseload hearing bundle witness pleading lease transaction assay reagent culture dataset model dashboard
  pipeline interface integration migration backup incident outage deployment prototype technique method therapy treatment medication dose
  injection dressing observation handover discharge admission booking reservation allocation count fault repair maintenance servicing
  overhaul breakdown installation calibration alignment fixture tooling cleaning disposal waste spill storage rotation display planogram
  promotion markdown deposit transfer loan premium reserve damage injury accident investigation hazard permit isolation drill patrol
  screening alarm control procedure planning reporting documentation paperwork correspondence administration management monitoring
  preparation processing production handling packing labeling control prevention protection safety compliance reconciliation correction
  adjustment balance closing statement file package checklist manual instruction report map layout sketch elevation visualization rendering
  estimation takeoff excavation reinforcement formwork scaffold fencing planting pruning mowing trimming clearance control spraying
  felling harvesting feeding grooming milking breeding vaccination surgery anesthesia radiography examination diagnosis screening
  history consultation counseling support intervention strategy programme program exercise rehabilitation mobilization hygiene nutrition
  diet feeding toileting changing training induction appraisal grievance recruitment onboarding payroll pension deduction contribution
  benefit expense receipt disbursement remittance refund exchange chargeback dispute arrears collection recovery settlement subrogation
  underwriting endorsement exclusion renewal cancellation quotation tariff duty declaration clearance manifest route routing tracking
  dispatch loading unloading picking replenishment consignment stocktake stocktaking inventory scanning pallet pricing negotiation sourcing
  procurement spend scorecard supplier-risk benchmark research interview persona journey usability wireframe specification requirement
  traceability verification validation qualification deviation nonconformance capa batch sterilization filtration extraction titration
  chromatography spectroscopy microscopy staining cell assay purification formulation dilution sampling reagent culture incubation
  offset gauge fitting turning milling grinding drilling cutting bending polishing finishing coating painting plating welding brazing
  soldering assembly wiring cabling termination commissioning troubleshooting diagnostic configuration provisioning patching hardening
  firewall vulnerability encryption authentication logging alerting scripting automation query optimization tuning indexing modeling
  editing retouching grading mixing lighting filming storyboarding animation illustration typesetting proofing printing binding branding
  copywriting newsletter press release coverage event sponsorship fundraising grant donation donor bequest volunteer outreach campaign
  translation interpretation transcription subtitling minute agenda diary itinerary travel archive archiving cataloging indexing collection
  conservation exhibition loan acquisition valuation auction sale viewing listing inspection inventory tenancy deposit service-charge
  arrear eviction possession conveyance title search covenant easement mortgage probate estate will trust tax return allowance relief
  filing disclosure discovery motion brief appeal sentencing bail custody warrant arrest statement evidence exhibit forensic scene
  patrol surveillance search escort visitor badge incident evacuation fire rescue hose ladder extinguisher first-aid resuscitation
  stretcher triage trauma airway cannulation catheterization phlebotomy infusion transfusion ventilation dialysis chemotherapy
  bed-making laundry linen descaling dusting vacuuming polishing chemical dilution amenity minibar turndown check-in concierge folio
  banquet buffet bar cocktail barista espresso roasting baking pastry dough butchery filleting plating garnish portion stock-take
  list spec portal register process workflow code standard correspondence rule analyzer offset insert tolerance gauge pattern area fault defect routine skill-mix visit target temperature hygiene cash till float banking shrinkage loss-prevention theft merchandising window visual fitting return layaway`);

/** General nouns that name a skill only together with the word that follows: "room allocation", "client query". */
const TELLING_BEFORE = words(`
  room store site home care family client customer patient staff shift plant floor building office hospital ward clinic school value design
  line order report review training track test record work life people area support leader industry project product business data
  team person price cost sale market food drink water air light vehicle material user supplier vendor event meeting play key`);

/** Words that refer, measure or praise, such as "existing", "weekly" or "excellent". No name contains them. */
const POINTING = words(`
  specific certain appropriate suitable timely potential overall successful busy complex simple existing required assigned related relevant
  necessary outstanding incoming ongoing upcoming urgent important sensitive accurate detailed thorough consistent effective efficient
  innovative strong excellent quality high-quality numerous various given own individual entire complete available possible suspected
  competitive attractive exciting top leading global international national local regional nearby proposed agreed approved ad hoc adhoc
  annual monthly weekly daily quarterly periodic regular occasional adequate sufficient initial final key main major minor proper
  routine weekly fortnightly nightly overnight wide broad deep close tight live real true actual joint common typical usual standard
  friendly helpful inviting beautiful great good better best professional respective applicable corresponding satisfactory timely
  comprehensive robust clear concise minded based oriented driven focused free full-time part-time two three four five six seven eight
  modern latest advanced basic new old young elderly busy large small long short early late fast quick slow heavy american british
  prompt safe right wrong same other else thing stuff lot side member everyone interested required preferred ideal least most sound`);

const NOUN_FORM =
  /^\p{Ll}{3,}(?:ment|ance|ence|tion|sion|ity|age|ics|ogy|ure|ship|ist|ism|ware|ing|ial|ical|ary|ory|ional|ance|ness|ery|try|ous|ic|al)s?$/u;
/** Matches a lower-case word, which may specify an object of work: "linen" in "linen counts". */
const PLAIN = /^\p{Ll}{3,}$/u;
/** Matches a capitalized word, which may be the name of a person: "Westgard rules". */
const NAME = /^\p{Lu}\p{Ll}{3,}$/u;
const MAX_WORDS = 4;
const PEOPLE =
  /(?:ologist|therapist|ician|officer|driver|assistant|reporter|manager|engineer|nurse|teacher|lawyer|adviser|advisor|supplier|customer|client|student|trainee|colleague|analyst|developer|designer|pupil|parent|stakeholder|contractor|team|staff)$/;

const isLoose = ({ key }: Token): boolean =>
  POINTING.has(key) || /ly$/.test(key) || FUNCTION_WORDS.has(key) || (FILLERS.has(key) && !TELLING_BEFORE.has(key));

/** Returns the object of work in a phrase: "management accounts" in "prepare monthly management accounts". */
export function workObjectIn(
  text: string,
  tokens: Token[],
  { first, last }: Phrase,
  dictionary: Dictionary,
): Phrase | null {
  let from = first;
  const isWhole = (at: number): boolean => isHyphened(text, tokens, at);
  const isVerb = (at: number): boolean => {
    const { key } = tokens[at]!;
    if (at === first && at > 0 && /^(?:the|a|an|our|your|their|all|any|each|of)$/.test(tokens[at - 1]!.key))
      return false;
    return DOING_WORDS.has(key) || (key.endsWith('ing') && !dictionary.beginnings.has(key));
  };
  while (from < last && !isWhole(from) && (isLoose(tokens[from]!) || isVerb(from))) from += 1;
  // Skips an adverb or a time at the end of a phrase: "daily" in "reports daily".
  let until = last;
  while (until > from && isLoose(tokens[until]!) && !THINGS.has(tokens[until]!.key)) until -= 1;
  if (until === from || until - from > MAX_WORDS) return null;
  const head = tokens[until]!;
  if (!THINGS.has(head.key) && !dictionary.heads.has(head.key) && !isSpecificHead(head)) return null;
  if (/^\p{Lu}/u.test(head.raw) || PEOPLE.test(head.key)) return null;
  const isTelling = (at: number): boolean => {
    const token = tokens[at]!;
    if (isWhole(at)) return true;
    if (isLoose(token) || /^\d+$/.test(token.raw)) return false;
    return (
      dictionary.words.has(token.key) ||
      TELLING_BEFORE.has(token.key) ||
      NOUN_FORM.test(token.raw) ||
      ((THINGS.has(head.key) || isSpecificHead(head)) && (PLAIN.test(token.raw) || (at > 0 && NAME.test(token.raw))))
    );
  };
  for (let at = from; at < until; at += 1) if (!isTelling(at)) return null;
  return { first: from, last: until };
}

/** Words that add little to the name before them: "infection control" suffices for "infection control protocols". */
const VAGUE =
  /^(?:standard|protocol|rule|model|procedure|policy|process|workflow|guideline|training|code|area|target|equipment|package|support|management)$/;

/** Words that complete a name after an acronym or a brand: "IRB submissions". */
export const COMPLETES_A_NAME =
  /^(?:submission|classification|accountability|accessibility|claim|correspondence|filing|return|assessment|audit|reconciliation|documentation|drawing|entry|request|referral|registration|notice|survey|analyzer|inspection|recordkeeping)$/;

export const isThing = ({ key, raw }: Token): boolean => THINGS.has(key) && /^\p{Ll}/u.test(raw);

/** Returns whether a word extends a dictionary name: "forecasts" extends "cash flow" to "cash flow forecasts". */
export const extendsName = (token: Token): boolean => isThing(token) && !VAGUE.test(token.key);
