import type { BulletFacts } from '../bullets/bullet-facts.js';
import { failureShare, plural, type Rule, type ScoreInput, type Verdict } from './rule.js';

/**
 * Limits for the number of words in a bullet. Opening words do not count toward the minimum. Bullets with a result have
 * no minimum and a higher maximum, so that adding a result never costs a point.
 */
interface BulletWords {
  least: number;
  most: number;
  mostWithResult: number;
}
const BULLET_WORDS: BulletWords = { least: 5, most: 30, mostWithResult: 50 };
const WORDS_OF_ONE_WORK: BulletWords = { least: 0, most: 30, mostWithResult: 30 };
/** A bullet that exceeds the limit by this number of words earns no points for its length. */
const FAR_TOO_LONG = 30;
/** Minimum share of bullets with a figure, and minimum share of bullets with a result, for full points. */
const FIGURES_ENOUGH = 0.75;
const RESULTS_ENOUGH = 0.75;
/**
 * If there are fewer bullets, the share of bullets with a figure is computed as if there were this many. A share of
 * fewer bullets would mean little.
 */
const BULLETS_WITH_FIGURES = 4;
/**
 * Weights of a result: `byPart` in a bullet that opens weakly ("helped to"), `buried` in a bullet of at least
 * `buriedFrom` words.
 */
const RESULT_WORTH = { byPart: 0.85, buried: 0.35, buriedFrom: 45 };
/** Number of jobs that count as recent. Recent jobs need more bullets than older jobs. */
const RECENT_JOBS = 2;
const BULLETS_PER_JOB = { recent: 3, older: 1, most: 8 };
const VERB_USES = 2;

const NO_BULLETS: Verdict = {
  share: 0,
  message: 'Describe your work in bullets: what you did, on what scale, and with what result.',
  path: 'experience.0.bullets.0',
};

const isEnglish = ({ language }: ScoreInput): boolean => language === 'en';

interface BulletRule {
  id: string;
  max: number;
  englishOnly?: true;
  /** Called only with at least one bullet. */
  evaluate: (bullets: BulletFacts[], input: ScoreInput) => Verdict;
}

const toRule = ({ id, max, englishOnly, evaluate }: BulletRule): Rule => ({
  id,
  max,
  evaluate: (input) => {
    if (englishOnly && !isEnglish(input)) return undefined;
    return input.bullets.length === 0 ? NO_BULLETS : evaluate(input.bullets, input);
  },
});

const gradePassing = (
  fails: (bullet: BulletFacts) => boolean,
  praise: string,
  advice: (count: number) => string,
): BulletRule['evaluate'] => {
  return (bullets) =>
    failureShare(
      bullets.filter(fails).map(({ path }) => path),
      bullets.length,
      praise,
      advice,
    );
};

const gradeShare = (
  gradeOf: (bullet: BulletFacts) => number,
  enough: number,
  praise: string,
  advice: (count: number) => string,
): BulletRule['evaluate'] => {
  return (bullets) => {
    const without = bullets.filter((bullet) => gradeOf(bullet) === 0);
    const share = bullets.reduce((sum, bullet) => sum + gradeOf(bullet), 0) / bullets.length;
    return share >= enough
      ? { share: 1, message: praise }
      : { share: share / enough, message: advice(without.length), path: (without[0] ?? bullets[0])?.path };
  };
};

export const BULLET_RULES: readonly Rule[] = (
  [
    {
      id: 'results',
      max: 24,
      englishOnly: true,
      evaluate: gradeShare(
        resultOf,
        RESULTS_ENOUGH,
        'Bullets show results.',
        (count) => `Show results: ${plural(count, 'bullet describes', 'bullets describe')} a task without an outcome.`,
      ),
    },
    {
      id: 'figures',
      max: 20,
      evaluate: evaluateFigures,
    },
    { id: 'specifics', max: 12, englishOnly: true, evaluate: evaluateSpecifics },
    {
      id: 'action-verbs',
      max: 3,
      englishOnly: true,
      // A bullet with a result passes regardless of its first word, because a result is worth more than a strong verb.
      evaluate: evaluateOpening(({ facts }) => !facts.opensWithOwnWork && !facts.hasResult),
    },
    { id: 'bullet-length', max: 5, evaluate: evaluateLength(BULLET_WORDS) },
    {
      id: 'no-first-person',
      max: 3,
      englishOnly: true,
      evaluate: gradePassing(
        ({ facts }) => facts.usesFirstPerson,
        'Bullets avoid "I" and "my".',
        (count) => `Leave out "I" and "my" in ${plural(count, 'bullet')}.`,
      ),
    },
    {
      id: 'past-tense',
      max: 2,
      englishOnly: true,
      evaluate: gradePassing(
        ({ isCurrent, facts }) => !isCurrent && facts.isPresent,
        'Past jobs use the past tense.',
        (count) => `Use the past tense for past work in ${plural(count, 'bullet')}.`,
      ),
    },
    { id: 'varied-verbs', max: 2, englishOnly: true, evaluate: evaluateVariety },
    { id: 'no-duplicates', max: 3, evaluate: evaluateDuplicates },
  ] satisfies BulletRule[]
).map(toRule);

/**
 * Rules for comparing two wordings of one bullet. The rules about results and figures are left out, because both
 * wordings have the same results and figures. The rule about length has no minimum, and the same maximum with and
 * without a result.
 */
export const WORDING_RULES: readonly Rule[] = BULLET_RULES.filter(({ id }) => id !== 'results' && id !== 'figures').map(
  (rule) => {
    if (rule.id === 'bullet-length') return toRule({ ...rule, evaluate: evaluateLength(WORDS_OF_ONE_WORK) });
    if (rule.id !== 'action-verbs') return rule;
    return toRule({ ...rule, englishOnly: true, evaluate: evaluateOpening(({ facts }) => !facts.opensWithOwnWork) });
  },
);

function resultOf({ facts }: BulletFacts): number {
  if (!facts.hasResult) return 0;
  if (facts.length >= RESULT_WORTH.buriedFrom) return RESULT_WORTH.buried;
  return facts.opensWeakly ? RESULT_WORTH.byPart : 1;
}

export const DETAIL_RULE: Rule = { id: 'bullets-per-job', max: 7, evaluate: evaluateDetail };

function evaluateOpening(fails: (bullet: BulletFacts) => boolean): BulletRule['evaluate'] {
  return gradePassing(
    fails,
    'Bullets start with what you did.',
    (count) =>
      `Open ${plural(count, 'bullet')} with what you did yourself, not with "responsible for", "helped" or a noun.`,
  );
}

/**
 * Rates the share of bullets with a figure. Bullets with a result but no figure are left out, so adding a result never
 * lowers the score.
 */
function evaluateFigures(bullets: BulletFacts[]): Verdict {
  const measured = bullets.filter(({ facts }) => facts.hasFigure).length;
  const without = bullets.filter(({ facts }) => !facts.hasFigure && !facts.hasResult);
  const share = measured / (FIGURES_ENOUGH * Math.max(measured + without.length, BULLETS_WITH_FIGURES));
  if (share >= 1) return { share: 1, message: 'Most bullets have numbers.' };
  const open = without.length > 0 ? without : bullets.filter(({ facts }) => !facts.hasFigure);
  return {
    share,
    message: `Add numbers: ${plural(open.length, 'bullet has', 'bullets have')} no number, amount or percentage.`,
    path: (open[0] ?? bullets[0])?.path,
  };
}

function evaluateSpecifics(bullets: BulletFacts[]): Verdict {
  const grades = bullets.map(({ path, facts }) => ({ path, grade: facts.hasResult ? 1 : facts.specifics }));
  const vague = grades.filter(({ grade }) => grade < 1);
  if (vague.length === 0) return { share: 1, message: 'Bullets are specific.' };
  return {
    share: grades.reduce((sum, { grade }) => sum + grade, 0) / bullets.length,
    message: `Name specific tasks, tools and people: ${plural(vague.length, 'bullet')} could be in any resume.`,
    path: vague.toSorted((a, b) => a.grade - b.grade)[0]?.path,
  };
}

function evaluateLength(words: BulletWords): BulletRule['evaluate'] {
  return (bullets, { job }) => {
    const lost = bullets.map(({ path, facts }) => {
      const short = facts.hasResult ? 0 : (words.least - facts.coreLength) / Math.max(words.least, 1);
      // Terms of the posting do not count toward the length of a bullet.
      const length = facts.length - (job?.wordsOf(path) ?? 0);
      const over = length - (facts.hasResult ? words.mostWithResult : words.most);
      return { path, fault: Math.min(1, Math.max(0, short, over / FAR_TOO_LONG)) };
    });
    const faulty = lost.filter(({ fault }) => fault > 0);
    if (faulty.length === 0) return { share: 1, message: 'Bullets are a good length.' };
    return {
      share: 1 - faulty.reduce((sum, { fault }) => sum + fault, 0) / bullets.length,
      message: `${plural(faulty.length, 'bullet is', 'bullets are')} too short, or longer than ${words.most} words.`,
      path: faulty[0]?.path,
    };
  };
}

function evaluateVariety(bullets: BulletFacts[]): Verdict {
  const uses = new Map<string, number>();
  const repeated = bullets.filter(({ facts: { verb, hasResult } }) => {
    if (verb === undefined || hasResult) return false;
    const count = (uses.get(verb) ?? 0) + 1;
    uses.set(verb, count);
    return count > VERB_USES;
  });
  return failureShare(
    repeated.map(({ path }) => path),
    bullets.length,
    'Verbs are varied.',
    () => 'Vary your verbs: more than two bullets start with the same one.',
  );
}

function evaluateDuplicates(bullets: BulletFacts[]): Verdict {
  const seen = new Set<string>();
  const again = bullets.filter(({ facts: { gist } }) => {
    const isAgain = seen.has(gist);
    seen.add(gist);
    return isAgain;
  });
  return failureShare(
    again.map(({ path }) => path),
    bullets.length,
    'No bullet is repeated.',
    (count) => `${plural(count, 'bullet repeats', 'bullets repeat')} another one.`,
  );
}

function evaluateDetail({ data, bullets }: ScoreInput): Verdict {
  if (bullets.length === 0) return NO_BULLETS;
  // Duplicate bullets count once. Bullets with a result do not count toward the maximum number of bullets per job.
  const described = data.experience.map(() => ({ all: new Set<string>(), plain: new Set<string>() }));
  for (const { job, facts } of bullets) {
    if (!facts.describesWork && !facts.hasResult) continue;
    described[job]?.all.add(facts.gist);
    if (!facts.hasResult) described[job]?.plain.add(facts.gist);
  }
  const wrong = described.flatMap(({ all, plain }, index) => {
    const least = index < RECENT_JOBS ? BULLETS_PER_JOB.recent : BULLETS_PER_JOB.older;
    return all.size < least || plain.size > BULLETS_PER_JOB.most ? [`experience.${index}.bullets.0`] : [];
  });
  return failureShare(
    wrong,
    data.experience.length,
    'Jobs have the right number of bullets.',
    () => 'Give your recent jobs three to six bullets, and older jobs fewer.',
  );
}
