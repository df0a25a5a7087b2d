import { LIMITS, type Experience } from '../resume/resume-data.js';
import { askedFor } from './asked-for.js';
import { withBlank } from './blanks.js';
import { isToldBy } from './duplicates.js';
import { entryScore } from './entry-score.js';
import { guardedLine } from './fact-guard.js';
import { isEnglishText } from './is-english.js';
import { improveBullet } from './improve-bullet.js';
import { splitBullet } from './split-bullet.js';
import { tidied, withSameEnds } from './tidy.js';
import { WRITING_VERSION } from './version.js';

/** What becomes of some bullets, for the person to accept or reject. */
export interface RewrittenLine {
  /** As they were typed; more than one where they said the same. */
  before: string[];
  /** One bullet, or two on lines of their own where one was too long. */
  after: string;
  reasons: string[];
  /** The same with a blank where a number would tell more; never taken unasked. */
  withBlank?: string;
}

export interface BulletRewrite {
  bullets: string[];
  version: string;
  flags: { line: number; text: string; message: string }[];
  lines: RewrittenLine[];
}

/** A bullet on its way; `from` are the places of the typed ones that it stands for. */
interface Item {
  text: string;
  from: readonly number[];
  reasons: readonly string[];
}

interface Context {
  job: Experience;
  isEnglish: boolean;
  asked: (text: string) => number;
  scoreOf: (items: readonly Item[]) => number;
}

const MOST_ROUNDS = 6;
/**
 * More than this is no list of achievements, and the rules compare every bullet with every other: it is only tidied.
 * Characters of all bullets together.
 */
const MOST_TEXT = 6_000;

/**
 * Rewrites the bullets of one job by fixed rules. No fact is added or lost, the score of the entry never falls, and
 * good bullets come back as they are. Rewriting the answer again changes nothing.
 *
 * @param jdText moves bullets that speak of what it asks for to the front; it is data, and nothing in it is followed
 */
export function rewriteBullets(job: Experience, jdText = ''): BulletRewrite {
  const typed = job.bullets.flatMap((text, place) =>
    text.trim() === '' ? [] : [{ text, from: [place], reasons: [] }],
  );
  const length = typed.reduce((sum, { text }) => sum + tidied(text).length, 0);
  const context: Context = {
    job,
    isEnglish: length <= MOST_TEXT && isEnglishText([job.role, ...job.bullets].join(' ')),
    asked: askedFor(jdText),
    scoreOf: remembered((items) => entryScore(job, textsOf(items))),
  };
  const items = settled(typed, context) ?? typed;
  const lines = linesOf(items, job.bullets);
  return {
    bullets: lines.flatMap(({ after }) => after.split('\n')),
    version: WRITING_VERSION,
    flags: [],
    lines,
  };
}

/** The same list is scored once. */
function remembered(score: (items: readonly Item[]) => number): (items: readonly Item[]) => number {
  const scores = new WeakMap<readonly Item[], number>();
  return (items) => {
    const known = scores.get(items) ?? score(items);
    scores.set(items, known);
    return known;
  };
}

const textsOf = (items: readonly Item[]): string[] => items.map(({ text }) => text);

/** Rewritten until nothing changes any more; undefined if that never happens. */
function settled(typed: readonly Item[], context: Context): readonly Item[] | undefined {
  let items = typed;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = PASSES.reduce((now, pass) => pass(now, context), items);
    if (next.length === items.length && next.every(({ text }, index) => text === items[index]!.text)) return next;
    items = next;
  }
  return undefined;
}

type Pass = (items: readonly Item[], context: Context) => readonly Item[];

const changed = (item: Item, text: string, ...reasons: string[]): Item =>
  text === item.text ? item : { ...item, text, reasons: [...new Set([...item.reasons, ...reasons])] };

const tidy: Pass = (items) => items.map((item) => changed(item, tidied(item.text) || item.text, 'Tidied'));

/** Line by line, each only where the whole does not lose by it. */
const improve: Pass = (items, { job, isEnglish, scoreOf }) => {
  if (!isEnglish) return items;
  const sources = [job.role, job.company, job.location, job.startDate, job.endDate, ...textsOf(items)];
  return items.reduce<readonly Item[]>((now, item, index) => {
    const better = improveBullet(item.text, job.current);
    if (better.text === item.text || guardedLine(sources, better.text).text !== better.text) return now;
    const next = now.with(index, changed(item, better.text, ...better.reasons));
    return scoreOf(next) >= scoreOf(now) ? next : now;
  }, items);
};

const split: Pass = (items, { isEnglish, asked, scoreOf }) => {
  let now = items;
  for (const item of isEnglish ? items : []) {
    const halves = splitBullet(item.text);
    // Halves that the job asks for differently would be torn apart.
    if (!halves || now.length >= LIMITS.bulletsPerEntry || asked(halves[0]) > 0 !== asked(halves[1]) > 0) continue;
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
    const other = now.find(
      (each) => each !== item && now.includes(item) && isToldBy(item.text, each.text, isEnglish) && isFree(now, item),
    );
    if (!other || !isFree(now, other)) continue;
    const whole: Item = {
      text: other.text,
      from: [...new Set([...other.from, ...item.from])].sort((a, b) => a - b),
      reasons: [...new Set([...other.reasons, 'Said twice, told once'])],
    };
    const next = now.with(now.indexOf(other), whole).filter((each) => each !== item);
    if (scoreOf(next) >= scoreOf(now)) now = next;
  }
  return now;
};

/** Half of a bullet cannot become one with another: the line would not tell what became of what. */
const isFree = (items: readonly Item[], item: Item): boolean =>
  items.every((each) => each === item || !each.from.some((place) => item.from.includes(place)));

const sameEnds: Pass = (items, { isEnglish }) => {
  if (!isEnglish) return items;
  const texts = withSameEnds(textsOf(items));
  return items.map((item, index) => changed(item, texts[index]!, 'Same ending as the other bullets'));
};

const askedFirst: Pass = (items, { asked }) => [
  ...items.filter(({ text }) => asked(text) > 0),
  ...items.filter(({ text }) => asked(text) === 0),
];

const PASSES: readonly Pass[] = [tidy, improve, split, merge, sameEnds, askedFirst];

function linesOf(items: readonly Item[], typed: readonly string[]): RewrittenLine[] {
  const lines = new Map<string, Item[]>();
  for (const item of items) lines.set(item.from.join(), [...(lines.get(item.from.join()) ?? []), item]);
  return [...lines.values()].map((parts) => {
    const after = textsOf(parts).join('\n');
    const blank = parts.length === 1 ? withBlank(after) : undefined;
    return {
      before: parts[0]!.from.map((place) => typed[place]!),
      after,
      reasons: [...new Set(parts.flatMap(({ reasons }) => reasons))],
      ...(blank !== undefined && blank.length <= LIMITS.bulletLength && { withBlank: blank }),
    };
  });
}
