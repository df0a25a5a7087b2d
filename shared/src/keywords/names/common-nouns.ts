import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import { keyOf, type Token } from '../posting/tokenize.js';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(keyOf),
  );

/** Words such as "client" for people, places, times and things in all trades. They are never skills, even in a list. */
const COMMON = words(`
  adult agent agency animal applicant area artist aunt author baby boy brand branch brother building buyer caller camp candidate carer caregiver
  child children citizen client clinician coach college colleague committee community company competitor consultant consumer contact
  contractor council countries country county couple customer daughter dean department developer diner director disabled district doctor
  donor driver employee employer engineer executive expert facility family farmer father firm founder friend funder gardener girl graduate group
  guest headquarters home hospital household husband individual infant inspector institution insurer kid landlord lawyer leader learner
  leaseholder lender line location man manager member merchant mother neighbor nurse occupant office officer operative operator organization owner
  parent parents participant partner passenger patient people person physician player plant premises president principal producer
  professional pupil regulator relative resident school scientist seller senior shop site sister staff stakeholder store student subcontractor
  supervisor supplier surgeon surveyor teacher team technician teen tenant therapist toddler town trade trainee user vendor vet visitor
  volunteer ward warehouse wife woman women worker youth
  afternoon birthday christmas day evening fall fortnight holiday hour lunch midnight minute moment month morning night period quarter season
  second shift summer time today tomorrow week weekend weekday winter year
  ability activity advantage amount answer anything approach area aspect attitude background bag bank basis benefit bit body box break bus
  business call car career case cause challenge chance change charity choice city class club coffee comment complexity concern condition
  conference cup deadline deal decision detail difference difficulty direction distance door duty effort email end environment error event
  everything example exception expectation experience face fact feature feedback floor foot form friend fun function goal growth hand head health
  heart help hole idea importance improvement industry information initiative input insight interest issue item job kind knowledge lane language
  law lead level life lift list look love matter meal means meeting message method mile milestone mind minimum mistake money mood morale name
  need news note nothing notice number objective opportunity option order outcome output page pace paper part passion path peak phase phone
  piece place plan plane plus point position possibility post practice pride priority problem process product profit program progress project
  promise purpose quality question queue range rate reason relationship request requirement resource rest result right risk road role room
  route rule sector sense service session set setting shape sign size skill solution something space speed stage standard start state
  step street stuff success surprise system talent target task term test thing thought thousand tool topic train transport travel trend trip
  trouble truth turn type update value vehicle version view visit voice volume wage walk wall way weather website word work world`);

const LIKE_A_NOUN =
  /(?:tion|sion|ment|ance|ence|ology|graphy|metry|scopy|ectomy|plasty|therapy|nomics|matics|tics|ship|age|ure|ity|ery|ism|osis|itis|law|work|ware|craft)$/;

/** Returns whether a single word may name a document, a procedure or a field of work: "injunctions", "capnography". */
export const isSpecificNoun = ({ key, raw }: Token): boolean =>
  /^\p{Ll}{5,}$/u.test(raw) &&
  LIKE_A_NOUN.test(key) &&
  !COMMON.has(key) &&
  !FUNCTION_WORDS.has(key) &&
  !FILLERS.has(key);

export const isCommonNoun = ({ key }: Token): boolean => COMMON.has(key);

/** Returns whether a word is specific enough to end the name of a skill: "excursions" in "temperature excursions". */
export const isSpecificHead = (token: Token): boolean =>
  isSpecificNoun(token) ||
  (/^\p{Ll}{4,}[^suif]s$/u.test(token.raw) &&
    !COMMON.has(token.key) &&
    !FILLERS.has(token.key) &&
    !FUNCTION_WORDS.has(token.key) &&
    !DOING_WORDS.has(token.key) &&
    !PERSON.test(token.key));

const PERSON = /(?:er|or|ist|ian|ant|ent|man|ee|eer)$/;
