import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { LIMITS, type Experience } from '../../resume/resume-data.js';
import { firstWord } from '../../text/words.js';
import { sameTexts, textsOf, type BulletItem } from './bullet-item.js';
import { isContainedIn } from '../reading/duplicates.js';
import { entryScore } from './entry-score.js';
import { guardedLine } from '../../facts/guard/fact-guard.js';
import { improveBullet, OPENER_REASON, PRESENT_REASON } from './improve-bullet.js';
import { tidyOnlyReason } from '../reading/tidy-only.js';
import { splitBullet } from '../reading/split-bullet.js';
import { tidied, withSameEnds } from '../reading/tidy.js';
import { usesPastTense, withoutRepeat } from '../reading/verb-repeats.js';

interface Context {
  job: Experience;
  isEnglish: boolean;
  relevance: (text: string) => number;
  scoreOf: (items: readonly BulletItem[]) => number;
}

type Pass = (items: readonly BulletItem[], context: Context) => readonly BulletItem[];

const changed = (item: BulletItem, text: string, ...reasons: string[]): BulletItem =>
  text === item.text ? item : { ...item, text, reasons: [...new Set([...item.reasons, ...reasons])] };

/** Makes only changes that are safe in every language and need little time even for a long text. */
export const tidyOnly = (items: readonly BulletItem[]): readonly BulletItem[] =>
  items.map((item) => changed(item, tidied(item.text) || item.text, 'Tidied'));

/** Improves each bullet separately and keeps each change that does not lower the job's score. */
const improve: Pass = (items, { job, isEnglish, scoreOf }) => {
  if (!isEnglish) return items;
  const sources = [job.role, job.company, job.location, job.startDate, job.endDate, ...textsOf(items)];
  const isCurrent = job.current && !usesPastTense(textsOf(items));
  return items.reduce<readonly BulletItem[]>((now, item, index) => {
    const better = improveBullet(
      item.text,
      isCurrent || (job.current && (isPresent(item.text) || item.reasons.includes(PRESENT_REASON))),
    );
    if (better.text === item.text || guardedLine(sources, better.text).text !== better.text) return now;
    const next = now.with(index, changed(item, better.text, ...better.reasons));
    return scoreOf(next) >= scoreOf(now) ? next : now;
  }, items);
};

/** Returns whether a bullet about a current job states work that continues: "Assist with pricing", "Serving guests". */
const isPresent = (text: string): boolean => {
  const word = firstWord(text);
  if (verbIn('gerund', word) !== undefined) return !isAlsoNoun(word, 'gerund');
  return verbIn('base', word) !== undefined && !verbIn('past', word) && !isAlsoNoun(word, 'base');
};

const split: Pass = (items, { isEnglish, relevance, scoreOf }) => {
  let now = items;
  for (const item of isEnglish ? items : []) {
    const halves = splitBullet(item.text);
    // Does not split the bullet if only one half is relevant to the job, because that half would move to the front
    // alone.
    if (!halves || now.length >= LIMITS.bulletsPerEntry || relevance(halves[0]) > 0 !== relevance(halves[1]) > 0)
      continue;
    const at = now.indexOf(item);
    const parts = halves.map((text) => changed(item, text, 'Two bullets, because one was too long'));
    const next = now.toSpliced(at, 1, ...parts);
    if (scoreOf(next) >= scoreOf(now)) now = next;
  }
  return now;
};

const merge: Pass = (items, { isEnglish, scoreOf }) => {
  let now = items;
  for (const item of items) {
    if (!now.includes(item)) continue;
    const other = now.find((each) => each !== item && isContainedIn(item.text, each.text, isEnglish));
    if (!other) continue;
    const merged: BulletItem = {
      text: other.text,
      from: [...new Set([...other.from, ...item.from])].sort((a, b) => a - b),
      reasons: [...new Set([...other.reasons, 'Repeated bullets merged'])],
    };
    const next = now.with(now.indexOf(other), merged).filter((each) => each !== item);
    if (scoreOf(next) >= scoreOf(now)) now = next;
  }
  return now;
};

/** Replaces the new opening verb of a bullet if the previous bullet opens with the same verb. */
const vary: Pass = (items, { isEnglish, scoreOf }) => {
  let now = items;
  for (const [index, item] of isEnglish ? items.entries() : []) {
    if (!item.reasons.includes(OPENER_REASON)) continue;
    const next = now.with(index, { ...item, text: withoutRepeat(item.text, now[index - 1]?.text ?? '') });
    if (scoreOf(next) >= scoreOf(now)) now = next;
  }
  return now;
};

const sameEnds: Pass = (items, { isEnglish }) => {
  if (!isEnglish) return items;
  const texts = withSameEnds(textsOf(items));
  return items.map((item, index) => changed(item, texts[index]!, 'Same ending as the other bullets'));
};

const relevantFirst: Pass = (items, { relevance }) => [
  ...items.filter(({ text }) => relevance(text) > 0),
  ...items.filter(({ text }) => relevance(text) === 0),
];

const PASSES: readonly Pass[] = [tidyOnly, improve, split, merge, vary, sameEnds, relevantFirst];

/**
 * Creates a function for one round of rewriting. A round depends only on the job and the texts, not on earlier rounds,
 * so a list that one round leaves unchanged is final.
 */
export function rewritingRound(job: Experience, relevance: (text: string) => number) {
  const scoreOf = memoize((items) => entryScore(job, textsOf(items)));
  return (items: readonly BulletItem[]): readonly BulletItem[] => {
    const context: Context = {
      job,
      isEnglish: tidyOnlyReason([job.role, ...textsOf(items)]) === undefined,
      relevance,
      scoreOf,
    };
    const next = PASSES.reduce((now, pass) => pass(now, context), items);
    return sameTexts(next, items) ? items : next;
  };
}

function memoize(score: (items: readonly BulletItem[]) => number): (items: readonly BulletItem[]) => number {
  const scores = new WeakMap<readonly BulletItem[], number>();
  return (items) => {
    const known = scores.get(items) ?? score(items);
    scores.set(items, known);
    return known;
  };
}
