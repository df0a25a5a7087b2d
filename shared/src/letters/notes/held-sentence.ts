import { isOccupation } from '../../facts/occupations.js';
import { lowered } from '../../text/words.js';

/** Matches a qualification in adjective form: "Forklift certified", "HIPAA trained", "CPR certified". */
const ADJECTIVE =
  /\b(?:certified|qualified|trained|licensed|licenced|registered|accredited|approved|cleared|checked)(?: \([^()]*\))?$/i;
/** Matches courses, which users complete rather than hold: "First aid course". */
const COURSE = /\b(?:course|training|workshop|bootcamp|apprenticeship|induction|programme|program|module|awareness)$/i;
/** Matches a qualification that needs an article: "a Cat C license", "a Certificate in Nursing". */
const DOCUMENT =
  /\b(?:licen[cs]e|certification|certificate|diploma|card|ticket|permit|passport|badge|CPC|NVQ|degree|pass)(?: \([^()]*\))?$|\b(?:certificate|diploma|award|licen[cs]e|degree) (?:in|of|for) |^(?:NVQ|BTEC|HNC|HND|CDL|City & Guilds)\b/i;
const ABBREVIATION = /^[\p{Lu}\d][\p{Lu}\d&/.+-]*$/u;
/** Matches a qualification by its last or first word: "Food Safety Level 3", "Qualified Teacher Status". */
const COMPLETE =
  /\b(?:level|grade|part|class|category|tier|stage) [\dA-Z]{1,3}$|\b(?:registration|membership|status|belt|accreditation|clearance|endorsement|qualification|award|honou?rs|patent|charter|check|GCSEs?|A-levels?|record|exam|experience|vaccin\p{L}+)$|\b(?:DBS|CRB|vetting)\b|^(?:registration|membership|member|fellow|associate|chartered|an?|the) /iu;
const AWARD = /\b(?:duke of edinburgh|bronze|silver|gold)\b/i;
/** Matches subjects of short courses, whose document is a certificate: "the First Aid certificate". */
const OF_SHORT_COURSE =
  /\b(?:first aid|food (?:hygiene|safety)|manual handling|working at heights?|safeguarding|fire (?:safety|marshal|warden))\b/i;
const AN = /^(?:[aeio]|u(?!ni|s[aeu]|ti|k))/i;
const AN_LETTERS = /^[AEFHILMNORSX][\p{Lu}\d&]/u;
const isSpelledOut = /^\p{Lu}[\p{Lu}\d&]/u;

const withArticle = (name: string): string =>
  `${(isSpelledOut.test(name) ? AN_LETTERS.test(name) : AN.test(name)) ? 'an' : 'a'} ${name}`;
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;

/**
 * Composes sentences about qualifications, with a verb for each kind: "I hold a Cat C license", "I am forklift
 * certified", "I am a Qualified Person", "I have completed the course".
 */
export function heldSentence(all: readonly string[]): string | undefined {
  // "Dementia Friends" is an awareness scheme, not a qualification.
  const names = all
    .filter((name) => !/\bfriends?$/i.test(name))
    .map((name) => name.replace(/^(\p{L}+ Certified): (?=\p{L})/u, '$1 '));
  const states = names.filter((name) => ADJECTIVE.test(name)).map(inSentence);
  const courses = names.filter((name) => COURSE.test(name)).map((name) => `the ${name}`);
  const people = names.filter((name) => isPerson(name)).map(withArticle);
  const documents = names.filter((name) => !ADJECTIVE.test(name) && !COURSE.test(name) && !isPerson(name));
  const held = [...documents.filter(isComplete).map(asDocument), ...withNoun(documents)];
  const are = [...people, ...states];
  const clauses = [
    held.length > 0 ? `hold ${listed(held)}` : '',
    are.length > 0 ? `am ${listed(are)}` : '',
    courses.length > 0 ? `have completed ${listed(courses)}` : '',
  ].filter(Boolean);
  return clauses.length === 0 ? undefined : `I ${listed(clauses)}.`;
}

const isComplete = (name: string): boolean => DOCUMENT.test(name) || ABBREVIATION.test(name) || COMPLETE.test(name);

/**
 * Returns the names that do not tell what they are, with a noun: "the HubSpot Email Marketing certification", "the Lens
 * Fitting and OSHA 10 certifications".
 */
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
