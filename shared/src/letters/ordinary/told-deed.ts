import { isAlsoNoun, participleOf, verbIn } from '../../english/verb-forms.js';
import { beginsObject, firstWord, isPeople, lowered } from '../../text/words.js';
import type { Claim } from '../evidence/claims.js';

/** Matches a period that has ended, which rules out the present perfect: "in 2022", "until May", "last summer". */
const OVER =
  /\b(?:in|during|until|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:in|during|until|before|by) (?:the )?(?:(?:early|late|mid|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)[- ]?)*(?:19|20)\d\d\b|\b(?:last|first) (?:year|month|week|summer|winter|spring|autumn|fall|quarter)\b|\bwhen\b|\bin (?:my|the) first\b|\bago\b|\bafter\b|\bin (?:\p{L}+|\d+) (?:days|weeks|months|years)\b/iu;
const RESPONSIBLE = /^(?:responsible for|in charge of|accountable for) (\p{L}+ing) (\S.*)$/iu;
/** Maximum number of words from a gerund to the people who are its object: "nurses" in "training new nurses". */
const MAX_OBJECT_WORDS = 6;
/**
 * Matches a second gerund: ", leading" in "planning lessons, leading trips". Converting only the first would leave a
 * mixed list.
 */
const SECOND_GERUND = /(?:,| and| or) (?:\p{L}+ly )?\p{L}{3,}ing\b/iu;

/**
 * Rewords a bullet as the user would say it. Puts finished work in the current job into the present perfect ("have
 * trained"), restores "my" where the user typed it, and converts "am responsible for teaching" to "teach".
 */
export function toldDeed(claim: Claim): Claim {
  return inPerfect(dutyAsDeed(withResultJoined(withOwnMy(claim))));
}

const plain = (text: string): string => text.replace(/\bmy\b/gi, 'the').replace(/(?<![.;,])[.;,]+$/, '');

/** Restores a "my" that the user typed: "on my shift" says more than "on the shift". */
function withOwnMy(claim: Claim): Claim {
  const typed = lowered(claim.bullet).replace(/(?<![.;,])[.;,]+$/, '');
  return claim.subject === 'I' && typed !== claim.text && plain(typed) === plain(claim.text)
    ? { ...claim, text: typed }
    : claim;
}

const RESULT_BEHIND = /^([^;]+); (\p{Ll}+) ([^;]+)$/u;
/** Matches the particle of a verb: "worked out the arrears". */
const PARTICLE = /^(?:out|up|down|off|back|over) \p{L}/u;

/**
 * Joins a result in the past tense to the duty before it: "prepare 30 reports, and have cut the turnaround". If both
 * are in the past tense, adds a subject: "found the error; I worked out the arrears".
 */
function withResultJoined(claim: Claim): Claim {
  const [, duty = '', verb = '', rest = ''] = RESULT_BEHIND.exec(claim.text) ?? [];
  const participle = participleOf(verb);
  if (claim.subject !== 'I' || participle === undefined) return claim;
  // Skip passive results such as "Graded acceptable in 97%": a verb for the user's own action has an object.
  if (!(beginsObject(rest) || /^it\b/.test(rest) || PARTICLE.test(rest))) return claim;
  if (verbIn('past', firstWord(duty)) !== undefined) return { ...claim, text: `${duty}; I ${verb} ${rest}` };
  if (!claim.job.isCurrent) return claim;
  return { ...claim, text: `${duty}, and ${OVER.test(rest) ? verb : `have ${participle}`} ${rest}` };
}

/** Converts "am responsible for teaching patients" to "teach patients", unless a second verb would stay a gerund. */
function dutyAsDeed(claim: Claim): Claim {
  if (claim.subject !== 'I am' && claim.subject !== 'I was') return claim;
  const [, gerund = '', rest = ''] = RESPONSIBLE.exec(claim.text) ?? [];
  const forms = verbIn('gerund', gerund.toLowerCase());
  if (forms === undefined || SECOND_GERUND.test(rest)) return claim;
  // "Training programs" may be a noun, but in "training nurses" the user trains people.
  const hasPeople = rest
    .toLowerCase()
    .split(/[\s,]+/, MAX_OBJECT_WORDS)
    .some(isPeople);
  if (isAlsoNoun(gerund.toLowerCase(), 'gerund') && !hasPeople) return claim;
  const verb = claim.subject === 'I am' ? forms.base : forms.past;
  return { ...claim, subject: 'I', text: `${verb} ${rest}`, verb };
}

/** Converts finished work in the current job to the present perfect: "have precepted 6 nurses since 2024". */
function inPerfect(claim: Claim): Claim {
  const { subject, text, job } = claim;
  const [verb, second] = [firstWord(text), / and (\p{L}+) /u.exec(text)?.[1] ?? ''];
  const participle = participleOf(verb);
  if (subject !== 'I' || !job.isCurrent || participle === undefined || OVER.test(text)) return claim;
  if (verb === 'had' || (verbIn('base', verb) !== undefined && verbIn('past', verb) === undefined)) return claim;
  // "Set up files and check proofs" is in the present tense, although "set" may also be in the past tense.
  if (verbIn('base', verb) !== undefined && hasPresentVerb(text)) return claim;
  // If a second clause has its own subject, both clauses keep their tense.
  if (/; I /.test(text)) return claim;
  // In "trained 4 cooks and wrote the guide", the second verb would need a participle as well.
  if (verbIn('past', second) !== undefined && participleOf(second) !== second) return claim;
  return { ...claim, text: `have ${participle}${text.slice(verb.length)}` };
}

/** Returns whether "and" joins a verb that can only be in the present tense: "set up files and check proofs". */
const hasPresentVerb = (text: string): boolean =>
  [...text.matchAll(/ and (\p{Ll}+) \p{L}/gu)].some(
    ([, word]) => verbIn('base', word!) !== undefined && verbIn('past', word!) === undefined,
  );
