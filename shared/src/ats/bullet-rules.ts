import type { BulletFacts } from './bullet-facts.js';
import { faults, plural, type Rule, type ScoreInput, type Verdict } from './rule.js';

const BULLET_WORDS = { least: 8, most: 30 };
/** Words over the limit that make a bullet count as a fault entirely. */
const FAR_TOO_LONG = 30;
/** Shares of bullets that read as measured work and as results; more is not better. */
const FIGURES_ENOUGH = 0.75;
const RESULTS_ENOUGH = 0.75;
/** Recent jobs are told in detail. */
const RECENT_JOBS = 2;
const BULLETS_PER_JOB = { recent: 3, older: 1, most: 8 };
const VERB_USES = 2;

const NO_BULLETS: Verdict = {
  share: 0,
  message: 'Describe your work in bullets: what you did, how much, with what result.',
  path: 'experience.0.bullets.0',
};

const isEnglish = ({ language }: ScoreInput): boolean => language === 'en';

interface BulletRule {
  id: string;
  max: number;
  englishOnly?: true;
  /** Of a list that holds at least one. */
  judge: (bullets: BulletFacts[], input: ScoreInput) => Verdict;
}

const overBullets = ({ id, max, englishOnly, judge }: BulletRule): Rule => ({
  id,
  max,
  judge: (input) => {
    if (englishOnly && !isEnglish(input)) return undefined;
    return input.bullets.length === 0 ? NO_BULLETS : judge(input.bullets, input);
  },
});

/** Points go with the share of bullets that are without fault. */
const withoutFault = (
  isFaulty: (bullet: BulletFacts) => boolean,
  praise: string,
  advice: (count: number) => string,
): BulletRule['judge'] => {
  return (bullets) =>
    faults(
      bullets.filter(isFaulty).map(({ path }) => path),
      bullets.length,
      praise,
      advice,
    );
};

/** Full points from a share of the bullets on. */
const enoughOf = (
  hasIt: (bullet: BulletFacts) => boolean,
  enough: number,
  praise: string,
  advice: (count: number) => string,
): BulletRule['judge'] => {
  return (bullets) => {
    const without = bullets.filter((bullet) => !hasIt(bullet));
    const share = (bullets.length - without.length) / bullets.length;
    return share >= enough
      ? { share: 1, message: praise }
      : { share: share / enough, message: advice(without.length), path: without[0]?.path };
  };
};

/** Are the bullets told well: figures, results, verbs, length? */
export const BULLET_RULES: readonly Rule[] = (
  [
    {
      id: 'figures',
      max: 22,
      judge: enoughOf(
        ({ facts }) => facts.hasFigure,
        FIGURES_ENOUGH,
        'Most bullets say how much.',
        (count) => `Say how much: ${plural(count, 'bullet has', 'bullets have')} no number, amount or percentage.`,
      ),
    },
    {
      id: 'results',
      max: 16,
      englishOnly: true,
      judge: enoughOf(
        ({ facts }) => facts.tellsResult,
        RESULTS_ENOUGH,
        'The bullets say what came of the work.',
        (count) => `Say what came of it: ${plural(count, 'bullet tells', 'bullets tell')} a task without a result.`,
      ),
    },
    {
      id: 'action-verbs',
      max: 12,
      englishOnly: true,
      judge: withoutFault(
        ({ facts }) => facts.verb === undefined,
        'Bullets open with a verb.',
        (count) => `Open ${plural(count, 'bullet')} with what you did: "Led", "Built", "Reduced".`,
      ),
    },
    { id: 'bullet-length', max: 8, judge: judgeLength },
    {
      id: 'no-weak-openers',
      max: 8,
      englishOnly: true,
      judge: withoutFault(
        ({ facts }) => facts.opensWeakly,
        'No bullet hides behind "responsible for".',
        (count) => `Replace "responsible for", "helped" and the like in ${plural(count, 'bullet')} with what you did.`,
      ),
    },
    {
      id: 'no-first-person',
      max: 4,
      englishOnly: true,
      judge: withoutFault(
        ({ facts }) => facts.saysI,
        'No "I" or "my".',
        (count) => `Leave out "I" and "my" in ${plural(count, 'bullet')}.`,
      ),
    },
    {
      id: 'past-tense',
      max: 3,
      englishOnly: true,
      judge: withoutFault(
        ({ isCurrent, facts }) => !isCurrent && facts.isPresent,
        'Past jobs are told in the past.',
        (count) => `Use the past tense for work that is over in ${plural(count, 'bullet')}.`,
      ),
    },
    { id: 'varied-verbs', max: 3, englishOnly: true, judge: judgeVariety },
    { id: 'no-duplicates', max: 3, judge: judgeDuplicates },
  ] satisfies BulletRule[]
).map(overBullets);

export const DETAIL_RULE: Rule = { id: 'bullets-per-job', max: 7, judge: judgeDetail };

function judgeLength(bullets: BulletFacts[], { job }: ScoreInput): Verdict {
  const lost = bullets.map(({ path, facts }) => {
    if (facts.substance < BULLET_WORDS.least) return { path, fault: 1 };
    // What the job asks for makes no bullet too long.
    const over = facts.length - (job?.wordsOf(path) ?? 0) - BULLET_WORDS.most;
    return { path, fault: Math.min(1, Math.max(0, over / FAR_TOO_LONG)) };
  });
  const faulty = lost.filter(({ fault }) => fault > 0);
  if (faulty.length === 0) return { share: 1, message: 'Bullets have a good length.' };
  return {
    share: 1 - faulty.reduce((sum, { fault }) => sum + fault, 0) / bullets.length,
    message: `${plural(faulty.length, 'bullet is', 'bullets are')} shorter than ${BULLET_WORDS.least} or longer than ${BULLET_WORDS.most} words.`,
    path: faulty[0]?.path,
  };
}

function judgeVariety(bullets: BulletFacts[]): Verdict {
  const uses = new Map<string, number>();
  const repeated = bullets.filter(({ facts: { verb } }) => {
    if (verb === undefined) return false;
    const count = (uses.get(verb) ?? 0) + 1;
    uses.set(verb, count);
    return count > VERB_USES;
  });
  return faults(
    repeated.map(({ path }) => path),
    bullets.length,
    'Verbs are varied.',
    () => 'Vary the verbs: one opens more than two bullets.',
  );
}

function judgeDuplicates(bullets: BulletFacts[]): Verdict {
  const seen = new Set<string>();
  const again = bullets.filter(({ facts: { gist } }) => {
    const isAgain = seen.has(gist);
    seen.add(gist);
    return isAgain;
  });
  return faults(
    again.map(({ path }) => path),
    bullets.length,
    'No bullet is told twice.',
    (count) => `${plural(count, 'bullet repeats', 'bullets repeat')} another one.`,
  );
}

function judgeDetail({ data, bullets }: ScoreInput): Verdict {
  if (bullets.length === 0) return NO_BULLETS;
  // A bullet told twice tells nothing more.
  const told = data.experience.map(() => new Set<string>());
  for (const { job, facts } of bullets) if (facts.saysSomething) told[job]?.add(facts.gist);
  const wrong = told.flatMap(({ size: count }, index) => {
    const least = index < RECENT_JOBS ? BULLETS_PER_JOB.recent : BULLETS_PER_JOB.older;
    return count < least || count > BULLETS_PER_JOB.most ? [`experience.${index}.bullets.0`] : [];
  });
  return faults(
    wrong,
    data.experience.length,
    'Jobs are told in the right detail.',
    () => 'Give your recent jobs three to six bullets, older ones fewer.',
  );
}
