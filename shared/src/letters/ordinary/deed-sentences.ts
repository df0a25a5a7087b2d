import { wordCount } from '../../text/count-words.js';
import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord } from '../../text/words.js';
import { withThe } from '../../rewrite/summary/summary-sentences.js';
import { withArticle } from '../evidence/short-role.js';
import { before } from '../evidence/phrases.js';
import type { Job } from '../evidence/claims.js';
import { isOccupation } from '../../facts/occupations.js';
import type { Deed } from './chosen-deeds.js';

/** Maximum number of words in a bullet that follows the employer's name: "at Elm House, where I lead 12 nurses". */
const MAX_WHERE = 26;
/** Maximum total number of words in two bullets that are joined in one sentence. */
const MAX_PAIR = 27;
/** Minimum similarity at which a bullet and a line of the job description count as the same duty. */
const SAME_DUTY = 1.6;

/** Returns a bullet as a sentence with its subject: "I have trained 4 cooks". */
export const told = ({ subject, text }: Deed): string => `${subject} ${text}`.trim();

/** Inserts "also" in its idiomatic position: "I also lead", "I have also led", "I am also responsible". */
export const toldAlso = (deed: Deed): string =>
  / as well\b/.test(deed.text)
    ? told(deed)
    : deed.subject === 'I'
      ? deed.text.startsWith('have ')
        ? `I have also ${deed.text.slice(5)}`
        : `I also ${deed.text}`
      : told(deed).replace(/^I (am|was|have)\b/, 'I $1 also');

export const canFollowEmployer = (deed: Deed): boolean => wordCount(deed.text) <= MAX_WHERE && !/[;:]/.test(deed.text);

const isPerfect = ({ text }: Deed): boolean => text.startsWith('have ');
const isPlain = ({ subject }: Deed): boolean => subject === 'I';

/** Returns the tense of a bullet. If two bullets differ in tense, each needs its own subject. */
const tenseOf = (deed: Deed): string =>
  isPerfect(deed) ? 'perfect' : verbIn('past', firstWord(deed.text)) === undefined ? 'present' : 'past';

/** Returns whether "and" joins a second verb: "led English and introduced guided reading". */
const hasTwoVerbs = ({ text }: Deed): boolean =>
  [...text.matchAll(/ and (\p{L}+) /gu)].some(([, word]) => verbIn('past', word!.toLowerCase()) !== undefined);

/** Joins two bullets in one sentence, or returns undefined if the sentence would be too long. */
function pairOf(one: Deed, two: Deed, first: string): string | undefined {
  if (wordCount(one.text) + wordCount(two.text) > MAX_PAIR || /[;:(]/.test(one.text)) return undefined;
  const isList = / and |,/.test(one.text) || / and [^,]* and |, /.test(two.text) || hasTwoVerbs(two);
  const isSameForm = isPlain(one) && isPlain(two) && tenseOf(one) === tenseOf(two);
  if (!isSameForm || isList) return `${first}, and ${told(two)}`;
  return `${first} and ${isPerfect(two) ? two.text.slice(5) : two.text}`;
}

/**
 * Composes the sentences about those bullets of the latest job that are not in the introduction.
 * @param sameDuty introduction to a duty that the job description names, such as "As in the job you describe"
 */
export function sentencesOfLatest(deeds: readonly Deed[], sameDuty: string): string[] {
  const fitting = sameDuty !== '' ? deeds.find((deed) => deed.match >= SAME_DUTY && isCurrentDuty(deed)) : undefined;
  const [first, ...rest] = fitting ? [fitting, ...deeds.filter((deed) => deed !== fitting)] : deeds;
  if (!first) return [];
  const lead = fitting ? `${sameDuty}, ${told(first)}` : toldAlso(first);
  if (!fitting && rest.length === 1) {
    const pair = pairOf(first, rest[0]!, lead);
    if (pair !== undefined) return [`${pair}.`];
  }
  return [`${lead}.`, ...further(rest, fitting !== undefined)];
}

function further(deeds: readonly Deed[], isAlso: boolean): string[] {
  const [first, second] = deeds;
  if (!first) return [];
  const opened = isAlso ? toldAlso(first) : inThisJob(first);
  // "Since joining" fits only the present perfect, so a clause such as "I book visits" cannot follow.
  const isOneTense = !second || !opened.startsWith('Since') || isPerfect(second);
  const pair = isOneTense && second ? pairOf(first, second, opened) : undefined;
  const rest = deeds.slice(pair === undefined ? 1 : 2);
  return [`${pair ?? opened}.`, ...rest.map((deed) => `${told(deed)}.`)];
}

const isCurrentDuty = ({ subject, text, job }: Deed): boolean =>
  subject === 'I' && job.isCurrent && !text.startsWith('have ') && verbIn('past', firstWord(text)) === undefined;
const inThisJob = (deed: Deed): string =>
  isPerfect(deed) && deed.job.isCurrent && !/\bsince\b/i.test(deed.text)
    ? `Since joining, ${told(deed)}`
    : deed.job.isCurrent
      ? `In this job, ${told(deed)}`
      : told(deed);

/** Names both roles of a job in which the user was promoted: "first as a Prep Cook and then as a Line Cook". */
function bothRoles(typed: string): string | undefined {
  const [, first = '', second = ''] = /^([^,;(|/]{3,40}?),? then ([^,;(|/]{3,40})$/i.exec(typed.trim()) ?? [];
  return isOccupation(first) && isOccupation(second)
    ? `first as ${withArticle(first)} and then as ${withArticle(second)}`
    : undefined;
}

export function sentencesOfEarlier(
  deeds: readonly Deed[],
  word: string,
  { sameRole, sameEmployer, typedRole }: { sameRole: boolean; sameEmployer: boolean; typedRole: string },
): string[] {
  const [first, second] = deeds;
  if (!first) return [];
  const job: Job = {
    ...first.job,
    ...(sameRole && first.job.company !== '' ? { role: '' } : {}),
  };
  const roles =
    bothRoles(typedRole) ??
    (sameEmployer && isOccupation(first.job.role) ? `as ${withArticle(first.job.role)}` : undefined);
  const place = sameEmployer ? 'with the same employer' : `at ${withThe(first.job.company)}`;
  const introduction = roles !== undefined && job.company !== '' ? `${word}, ${roles} ${place}, ` : before(word, job);
  const lead = capitalized(`${introduction}${told(first)}`);
  if (!second) return [`${lead}.`];
  const pair = pairOf(first, second, lead);
  return pair === undefined ? [`${lead}.`, `There, ${toldAlso(second)}.`] : [`${pair}.`];
}
