import { PLACEHOLDER } from '../../english/wording.js';
import { LIMITS } from '../../resume/resume-data.js';
import { inActiveVoice, ledByAuthor, routineDone, withoutAside, workDone } from '../edits/active-voice.js';
import { withChangeBeside } from '../edits/change-beside.js';
import { withDutyDone } from '../edits/duty-passive.js';
import { spelled, withWordsSpelled } from '../../english/everyday-spelling.js';
import { lostFacts } from '../../facts/facts.js';
import { withoutFillers } from '../edits/fillers.js';
import { withoutFirstPerson } from '../edits/first-person.js';
import { withVerbInFront } from '../edits/front-verb.js';
import { changeInJobAsDeed, deedBeforeChange, deedBeforeFall } from '../sentences/before-and-after.js';
import { withHonorFirst } from '../sentences/honor-first.js';
import { withSentencesJoined } from '../edits/joined-sentences.js';
import { withPlainVerb } from '../edits/light-verbs.js';
import { isOneVerbPhrase, leavesGerund } from '../reading/one-verb-phrase.js';
import { partInWork, withStrongOpener } from '../../english/openers.js';
import { withOwnPartFirst, withPlaceAfterDeeds } from '../edits/place-of-work.js';
import { withDeedFirst, withResultClause } from '../edits/result-clause.js';
import { withResultFirst } from '../edits/result-first.js';
import { withRoleHeld } from '../edits/role-held.js';
import { withSimpleTense } from './simple-tense.js';
import { inTenseOf } from './tense.js';
import { withCapital } from '../reading/tidy.js';
import { withVerbPerItem } from '../edits/verb-per-item.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';
import { inPlainCase } from '../sentences/plain-case.js';
import {
  withChangeAttached,
  withChangeRelated,
  withFragmentInBrackets,
  withGroupAttached,
  withLastDeedJoined,
} from '../sentences/loose-clauses.js';
import {
  aimAsResult,
  deedBeforeEvent,
  deedBeforePeople,
  findAsDeed,
  lackAsDeed,
  ownDeedBeforeHelp,
  partBeforeSharedWork,
  taskAsDeed,
} from '../sentences/story-deed.js';
import { ledInRole, managedInRole, withDeedBeforeWork, withWorkHandled } from '../edits/work-list.js';

interface Step {
  reason: (isCurrent: boolean) => string;
  change: (text: string, isCurrent: boolean) => string | undefined;
}

const SPELLING = 'Spelling';
const PROGRESSIVE = /^(?:was|were|am) [a-z]{3,}ing\b/i;
export const PRESENT_REASON = 'Present tense for current work';
export const OPENER_REASON = 'Opens with an action verb';

const STEPS: readonly Step[] = [
  { reason: () => 'Capitals only where they belong', change: (text) => inPlainCase(text) },
  {
    reason: () => 'Result first',
    change: (text) => aimAsResult(text) ?? changeInJobAsDeed(text) ?? deedBeforeFall(text),
  },
  {
    reason: () => OPENER_REASON,
    change: (text, isCurrent) =>
      lackAsDeed(text) ??
      findAsDeed(text) ??
      deedBeforeEvent(text) ??
      partBeforeSharedWork(text) ??
      taskAsDeed(text) ??
      ownDeedBeforeHelp(text) ??
      deedBeforePeople(text, isCurrent),
  },
  {
    reason: () => 'Two sentences joined',
    change: (text) =>
      withFragmentInBrackets(text) ?? withChangeAttached(text) ?? withGroupAttached(text) ?? withChangeRelated(text),
  },
  { reason: () => 'Two sentences joined', change: withSentencesJoined },
  { reason: () => OPENER_REASON, change: withPlaceAfterDeeds },
  { reason: () => OPENER_REASON, change: (text) => withOwnPartFirst(text) },
  { reason: () => OPENER_REASON, change: withDutyDone },
  { reason: () => OPENER_REASON, change: (text) => withDeedFirst(text) },
  { reason: () => OPENER_REASON, change: withDeedBeforeWork },
  {
    reason: () => OPENER_REASON,
    change: (text, isCurrent) => ledInRole(text, isCurrent) ?? managedInRole(text, isCurrent),
  },
  { reason: () => OPENER_REASON, change: withRoleHeld },
  { reason: () => OPENER_REASON, change: (text) => withHonorFirst(text) },
  { reason: () => 'Uses simple tenses', change: withSimpleTense },
  { reason: () => OPENER_REASON, change: (text) => withVerbInFront(text) },
  { reason: () => '“I” and “my” removed', change: (text) => withoutFirstPerson(text) },
  { reason: () => 'Filler words removed', change: (text) => withoutFillers(text) },
  { reason: () => OPENER_REASON, change: withOwnOpener },
  { reason: () => 'Uses a plain verb', change: (text) => withPlainVerb(text) },
  {
    reason: () => 'Uses the active voice',
    change: (text, isCurrent) => workDone(text) ?? (isCurrent ? routineDone(text) : undefined) ?? asAuthorsDeed(text),
  },
  { reason: () => 'Links the result to the action', change: (text) => withResultClause(text) },
  { reason: () => 'Result first', change: withResultFirst },
  {
    reason: () => 'Links the result to the action',
    change: (text) => withChangeBeside(text) ?? deedBeforeChange(text),
  },
  {
    reason: (isCurrent) => (isCurrent ? PRESENT_REASON : 'Past tense for past work'),
    change: inTenseOf,
  },
  { reason: () => 'Two actions joined', change: (text) => withLastDeedJoined(text) },
  { reason: () => OPENER_REASON, change: withWorkHandled },
  { reason: () => OPENER_REASON, change: withVerbPerItem },
  { reason: () => 'Starts with a capital letter', change: (text) => withCapital(text) },
];
const asAuthorsDeed = (text: string): string | undefined => {
  const plain = withoutAside(text) ?? text;
  return ledByAuthor(plain) ?? inActiveVoice(plain);
};
/**
 * Replaces a weak opening. Keeps openings such as "helped to", because only the author knows whether the work was more
 * than help.
 */
function withOwnOpener(text: string, isCurrent: boolean): string | undefined {
  const opened = withStrongOpener(text, isCurrent);
  // In "Responsible for stock and I trained staff", "I" can be removed now that the bullet begins with a verb.
  const changed = opened && withoutFirstPerson(opened);
  return changed !== undefined && partInWork(changed, isCurrent) === undefined ? changed : undefined;
}

const TIDYING = STEPS.filter(({ reason }) => /capital/i.test(reason(false)));

/**
 * Returns whether a bullet about a past job states a present habit: "I order the stock now". Only its spelling and
 * capitals are corrected: the past tense would contradict "now", and "Order the stock now" would be the wrong tense for
 * a past job.
 */
function isStillTrue(text: string, isCurrent: boolean): boolean {
  const [, verb = ''] =
    /^(?:I (?:also )?)?([a-z]+)\b[^,;:.]+?\b(?:now|nowadays|these days|at the moment)\b/i.exec(text) ?? [];
  const word = verb.toLowerCase();
  return !isCurrent && verbIn('base', word) !== undefined && verbIn('past', word) === undefined;
}

/** Maximum number of rewording rounds. A round removes one weak opening: "responsible for helping with …" has two. */
const MAX_ROUNDS = 4;

/** Returns a better wording with the same facts, or the text itself if no change is safe. */
export function improveBullet(text: string, isCurrent: boolean): { text: string; reasons: string[] } {
  const reasons = new Set<string>();
  const steps = isStillTrue(text, isCurrent) ? TIDYING : STEPS;
  const keepsFacts = (changed: string) =>
    lostFacts(text, changed).length === 0 && lostFacts(changed, text).length === 0;
  // A plural such as "PDI's" may be taken for a name, so correcting it may seem to lose a fact. In that case, only the
  // other words are corrected.
  const asTyped = [spelled(text), withWordsSpelled(text)].find(keepsFacts) ?? text;
  let best = asTyped;
  if (best !== text) reasons.add(SPELLING);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = best;
    for (const { reason, change } of steps) {
      const next = change(best, isCurrent);
      if (next === undefined || next === best || !isSafe(text, next)) continue;
      best = next;
      reasons.add(reason(isCurrent));
    }
    if (best === before) break;
  }
  // "Was filling tanks" is worse than "I was filling tanks", so "I" is removed only if the verb can be converted as well.
  if (PROGRESSIVE.test(best) && !PROGRESSIVE.test(text))
    return { text: asTyped, reasons: asTyped === text ? [] : [SPELLING] };
  return { text: best, reasons: [...reasons] };
}

const isSafe = (before: string, after: string): boolean =>
  after !== '' &&
  !losesSubject(before, after) &&
  !takesSubjectForVerb(before, after) &&
  after.length <= LIMITS.bulletLength &&
  lostFacts(before, after).length === 0 &&
  lostFacts(after, before).length === 0 &&
  (PLACEHOLDER.test(before) || !PLACEHOLDER.test(after)) &&
  (firstWord(after) === firstWord(before) ||
    losesOnlyI(before, after) ||
    (isOneVerbPhrase(after) && !isHalfConverted(after) && (leavesGerund(before) || !leavesGerund(after))));

/** Returns whether the verb after "I" now opens the bullet: "I ran the clinic" became "Ran the clinic". */
const losesOnlyI = (before: string, after: string): boolean => {
  const [, verb = ''] = /^I (?:also )?([a-z]+)/.exec(before) ?? [];
  return verb !== 'am' && verb === firstWord(after) && !/\bI\b/.test(after);
};

/**
 * Returns whether the removal of "I" left a verb without a subject: "Looking after gardens, do the quotes" from
 * "Looking after gardens, I do the quotes".
 */
const losesSubject = (before: string, after: string): boolean =>
  /^\p{L}+ing\b/iu.test(after) && /\bI\b/.test(before) && !/\bI\b/.test(after);

const CHANGE_OF_NOUN =
  /^\p{L}+ing (?:(?!(?:that|which|who|and|while|as)\b)[\p{L}\p{N}’'-]+ ){1,10}?(?:went|rose|fell|grew|dropped|increased|improved|declined|climbed) (?:up |down )?(?:from|by|to)\b/iu;

/**
 * Returns whether a rewrite mistook an "-ing" noun for a verb: "Reading results went up" became "Read results went up".
 */
const takesSubjectForVerb = (before: string, after: string): boolean => {
  const verb = verbIn('gerund', firstWord(before));
  return (
    verb !== undefined && CHANGE_OF_NOUN.test(before) && [verb.base, verb.past].includes(firstWord(after).toLowerCase())
  );
};

/**
 * Detects the remains of an incomplete conversion: "Oversaw a team and for sales", "Do cuts and am looking after
 * apprentices".
 */
const isHalfConverted = (text: string): boolean =>
  /\s(?:and|but|plus) (?:also )?(?:for|of)\s|(?:,|\s(?:and|but|plus)) (?:also )?(?:am|(?:was|were|have been|has been) [a-z]+ing)\s/i.test(
    text,
  ) ||
  /^(?:created|made|wrote|built|prepared) an? [^,;]{3,60} and (?:sent|posted|sold|shared|published) (?!it|them)/i.test(
    text,
  );
