import { pastOfParticiple, verbIn } from '../../english/verb-forms.js';
import { capitalized, lowered } from '../../text/words.js';

const PASSIVE =
  /^((?:all |the |new |daily |weekly |monthly )?[a-z][\w-]*(?: [\w$£€/.,%-]+){0,4}) (?:was|were) (?!not\b)([a-z]+)\b(.*)$/i;
/** Matches subjects such as "we" and "my duties". Passive bullets with such a subject stay unchanged. */
const NOT_A_THING =
  /\b(?:i|we|it|they|he|she|there|this|that|who|which|when|while|after|because|duties|responsibilities|role|job|tasks|team|work)\b/i;
const NO_ACT =
  /^(?:based|located|involved|tasked|required|expected|used|born|supposed|allowed|promoted|named|selected|chosen|awarded|recogni[sz]ed|given|asked|hired|known|interested|closed|rated|ranked|graded|judged|voted|shortlisted|featured|nominated|praised|accepted|published)$/i;

/**
 * Converts "Weekly reports were prepared" to "Prepared weekly reports". Returns undefined if a coworker may have done
 * the work or the verb is ambiguous.
 */
export function inActiveVoice(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] = PASSIVE.exec(text) ?? [];
  if (thing === '' || NOT_A_THING.test(thing) || NO_ACT.test(verb) || /\bby (?!\d|\w+ing\b|the end|hand)/i.test(rest))
    return undefined;
  if (verbIn('past', verb.toLowerCase()) === undefined || /^\s*(?:and|,)\s+\w+ed\b/.test(rest)) return undefined;
  // A name of two or more words keeps its capital: "Google Ads".
  const object = /^\p{Lu}\S* \p{Lu}/u.test(thing) ? thing : lowered(thing);
  return `${capitalized(verb.toLowerCase())} ${object}${rest}`;
}

const TASK_VERBS =
  'completed|performed|prepared|checked|recorded|documented|filed|cleaned|maintained|updated|logged|processed|written|submitted|inspected|handled|managed|ordered|answered|counted|reconciled|serviced|tested';
/** Matches a routine task described in the passive voice: "Inspections are completed and documented weekly". */
const ROUTINE_DONE = new RegExp(
  `^((?:all |the |daily |weekly |monthly )?[a-z][\\w’' -]{2,60}?) (?:is|are) (?:also |always )?(${TASK_VERBS})(?: and (${TASK_VERBS}))?(?= |\\.|$)([^;:]*)$`,
  'i',
);

/**
 * Converts a routine task of a current job: "Inspections are completed and documented weekly" becomes "Complete and
 * document inspections weekly". Returns undefined if a coworker may do the work or a second clause follows.
 */
export function routineDone(text: string): string | undefined {
  const [, thing = '', first = '', second, rest = ''] = ROUTINE_DONE.exec(text) ?? [];
  if (thing === '' || NOT_A_THING.test(thing) || /\b(?:i|we|is|are|was|were|has|have|by)\b/i.test(rest))
    return undefined;
  const verbs = [first, second].flatMap((verb) => (verb === undefined ? [] : (baseOfParticiple(verb) ?? [])));
  return verbs.length === 0 ? undefined : `${capitalized(verbs.join(' and '))} ${lowered(thing)}${rest}`;
}

const baseOfParticiple = (participle: string): string | undefined =>
  verbIn('past', pastOfParticiple(participle.toLowerCase()) ?? '')?.base;

const DONE = '(?:was|were) (?:done|carried out|performed|completed)';
const WORK_DONE = new RegExp(`^([a-z]+ing) of ([^,;:.]{3,60}?) ${DONE}(?: by me)?(?= |\\.|$)([^;:]*)$`, 'i');
/** Matches a second passive clause: " and any incidents were written in the log". */
const SECOND_PASSIVE =
  / and ((?:any |all |the )?[a-z][\w-]*(?: [\w-]+){0,2}) (?:was|were) ([a-z]+)(?= (?:in|on|to|into|for|with|at)\b)/i;

/**
 * Converts "Patrolling of the site was done daily" to "Patrolled the site daily". Returns undefined if a coworker may
 * have done the work or a verb is ambiguous.
 */
export function workDone(text: string): string | undefined {
  const [, work = '', thing = '', tail = ''] = WORK_DONE.exec(text) ?? [];
  const verb = verbIn('gerund', work.toLowerCase())?.past;
  if (verb === undefined || NOT_A_THING.test(thing)) return undefined;
  const rest = tail.replace(SECOND_PASSIVE, (match, second: string, participle: string) => {
    const past = pastOfParticiple(participle.toLowerCase());
    return past && !NOT_A_THING.test(second) ? ` and ${past} ${second}` : match;
  });
  return /\b(?:was|were|by)\b/i.test(rest) ? undefined : `${capitalized(verb)} ${thing}${rest}`;
}

/** Matches an aside about an earlier state: "The filing, which was a mess when I came, was reorganized by me". */
const ASIDE =
  /^((?:the |our )?[a-z][^,;:.\d]{2,40}), which (?:was|were|had been) [^,;:.\d]{3,60}, (?=(?:was|were) [a-z]+ by me\b)/i;
export const withoutAside = (text: string): string | undefined =>
  ASIDE.test(text) ? text.replace(ASIDE, '$1 ') : undefined;

const BY_ME =
  /^((?:an? |the )?[a-z\d](?:[^,;:.]|,(?=\d)){2,60}?) (?:was |were )?([a-z]+ed|led|taught|run|built|written|made)( after| with| up| out)? by (?:me|myself)(?! and (?:my|the|a|our|another|\d)\b)(?![a-z])(.*)$/i;

/** Matches a second passive clause, with or without "were": " and the figures checked against". */
const AND_PASSIVE =
  /(?<=\S) and ((?:the |all the |all )[a-z]+) (?:was |were )?([a-z]+ed)(?= (?:against|in|on|to|into|for|with|at)\b)/i;

/**
 * Matches a second participle with the same subject: "and spent on time" in "Budget managed by me and spent on time".
 */
const AND_DONE = /(?<=\S) and ([a-z]+ed|spent|kept|sent|paid)(?= (?:on|in|to|at|within|before)\b)/i;

/** Rewrites a bullet with "by me": "A team of 5 supervised by me" becomes "Supervised a team of 5". */
export function ledByAuthor(text: string): string | undefined {
  const [, thing = '', verb = '', particle = '', tail = ''] = BY_ME.exec(text) ?? [];
  // "By me" also applies to the second action: "… and the figures checked against the ledger".
  const rest = tail
    .trimStart()
    .replace(AND_PASSIVE, (match, second: string, participle: string) => {
      const deed = pastOfParticiple(participle.toLowerCase());
      return deed === undefined ? match : ` and ${deed} ${second}`;
    })
    .replace(AND_DONE, ' and $1 it');
  const past = pastOfParticiple(verb.toLowerCase());
  // In "Set up and run by me", only one of the two verbs could be converted to the active voice.
  if (thing === '' || / and$/i.test(thing) || past === undefined) return undefined;
  return capitalized(
    `${past}${particle} ${lowered(thing)}${rest === '' ? '' : /^[.,;]/.test(rest) ? rest : ` ${rest}`}`,
  );
}
