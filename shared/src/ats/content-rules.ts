import { wordCount, wordingOf, wordsOf, type BulletFacts } from './bullet-facts.js';
import { faults, plural, type Rule, type ScoreInput, type Verdict } from './rule.js';
import { actionVerb, BUZZWORDS, FIRST_PERSON, isPresentOnly, PLACEHOLDER, WEAK_OPENERS } from './wording.js';

const BULLET_WORDS = { least: 8, most: 30 };
const SUMMARY_WORDS = { least: 30, most: 80 };
/** A share of bullets with figures that reads as measured work; more is not better. */
const FIGURES_ENOUGH = 0.6;
/** Recent jobs are told in detail. */
const RECENT_JOBS = 2;
const VERB_USES = 2;

const isEnglish = ({ language }: ScoreInput): boolean => language === 'en';
const NO_BULLETS: Verdict = {
  share: 0,
  message: 'Describe your work in bullets: what you did, how much, with what result.',
  path: 'experience.0.bullets.0',
};

/** A rule over the bullets: points go with the share of them that are without fault. */
const bulletRule = (
  id: string,
  max: number,
  isFaulty: (bullet: BulletFacts) => boolean,
  praise: string,
  advice: (count: number) => string,
  options: { englishOnly: boolean } = { englishOnly: false },
): Rule => ({
  id,
  max,
  judge: (input) => {
    if (options.englishOnly && !isEnglish(input)) return undefined;
    const { bullets } = input;
    if (bullets.length === 0) return NO_BULLETS;
    return faults(
      bullets.filter(isFaulty).map(({ path }) => path),
      bullets.length,
      praise,
      advice,
    );
  },
});

const WEAK_STARTS = WEAK_OPENERS.map((phrase) => ` ${phrase} `);
const BUZZ = BUZZWORDS.map((phrase) => ` ${phrase} `);

/** Is it told well: figures, verbs, length, no filler? */
export const CONTENT_RULES: readonly Rule[] = [
  {
    id: 'figures',
    max: 20,
    judge: ({ bullets }) => {
      if (bullets.length === 0) return NO_BULLETS;
      const without = bullets.filter(({ hasFigure }) => !hasFigure);
      const share = (bullets.length - without.length) / bullets.length;
      if (share >= FIGURES_ENOUGH) return { share: 1, message: 'Most bullets say how much.' };
      return {
        share: share / FIGURES_ENOUGH,
        message: `Say how much: ${plural(without.length, 'bullet has', 'bullets have')} no number, amount or percentage.`,
        path: without[0]?.path,
      };
    },
  },
  bulletRule(
    'action-verbs',
    14,
    ({ words }) => actionVerb(words[0] ?? '') === undefined,
    'Bullets open with a verb.',
    (count) => `Open ${plural(count, 'bullet')} with what you did: "Led", "Built", "Reduced".`,
    { englishOnly: true },
  ),
  bulletRule(
    'bullet-length',
    10,
    ({ length }) => length < BULLET_WORDS.least || length > BULLET_WORDS.most,
    'Bullets have a good length.',
    (count) =>
      `${plural(count, 'bullet is', 'bullets are')} shorter than ${BULLET_WORDS.least} or longer than ${BULLET_WORDS.most} words.`,
  ),
  {
    id: 'bullets-per-job',
    max: 8,
    judge: ({ data, bullets }) => {
      if (bullets.length === 0) return NO_BULLETS;
      const wrong = data.experience.flatMap((_, index) => {
        // A bullet told twice tells nothing more.
        const count = new Set(bullets.filter(({ job }) => job === index).map(({ wording }) => wording)).size;
        const least = index < RECENT_JOBS ? 3 : 1;
        return count < least || count > 8 ? [`experience.${index}.bullets.0`] : [];
      });
      return faults(
        wrong,
        data.experience.length,
        'Jobs are told in the right detail.',
        () => 'Give your recent jobs three to six bullets, older ones fewer.',
      );
    },
  },
  bulletRule(
    'no-first-person',
    6,
    ({ text }) => FIRST_PERSON.test(text),
    'No "I" or "my".',
    (count) => `Leave out "I" and "my" in ${plural(count, 'bullet')}.`,
    { englishOnly: true },
  ),
  bulletRule(
    'no-weak-openers',
    8,
    ({ wording }) => WEAK_STARTS.some((phrase) => wording.startsWith(phrase)),
    'No bullet hides behind "responsible for".',
    (count) => `Replace "responsible for", "helped" and the like in ${plural(count, 'bullet')} with what you did.`,
    { englishOnly: true },
  ),
  bulletRule(
    'past-tense',
    4,
    ({ isCurrent, words }) => !isCurrent && isPresentOnly(words[0] ?? ''),
    'Past jobs are told in the past.',
    (count) => `Use the past tense for work that is over in ${plural(count, 'bullet')}.`,
    { englishOnly: true },
  ),
  {
    id: 'varied-verbs',
    max: 4,
    judge: (input) => {
      if (!isEnglish(input)) return undefined;
      const { bullets } = input;
      if (bullets.length === 0) return NO_BULLETS;
      const uses = new Map<string, number>();
      const repeated = bullets.filter(({ words }) => {
        const verb = actionVerb(words[0] ?? '');
        if (verb === undefined) return false;
        uses.set(verb, (uses.get(verb) ?? 0) + 1);
        return uses.get(verb)! > VERB_USES;
      });
      return faults(
        repeated.map(({ path }) => path),
        bullets.length,
        'Verbs are varied.',
        () => 'Vary the verbs: one opens more than two bullets.',
      );
    },
  },
  {
    id: 'no-duplicates',
    max: 5,
    judge: ({ bullets }) => {
      if (bullets.length === 0) return NO_BULLETS;
      const seen = new Set<string>();
      const again = bullets.filter(({ wording }) => {
        const isAgain = seen.has(wording);
        seen.add(wording);
        return isAgain;
      });
      return faults(
        again.map(({ path }) => path),
        bullets.length,
        'No bullet is told twice.',
        (count) => `${plural(count, 'bullet repeats', 'bullets repeat')} another one.`,
      );
    },
  },
  {
    id: 'summary',
    max: 10,
    judge: ({ data }) => {
      const count = wordCount(data.summary.text);
      if (count === 0) return { share: 0, message: 'Add a summary of two to four sentences.', path: 'summary.text' };
      if (count >= SUMMARY_WORDS.least && count <= SUMMARY_WORDS.most)
        return { share: 1, message: 'The summary has a good length.' };
      const near = count >= SUMMARY_WORDS.least / 2 && count <= SUMMARY_WORDS.most * 1.5;
      return {
        share: near ? 0.6 : 0.3,
        message: `Keep the summary between ${SUMMARY_WORDS.least} and ${SUMMARY_WORDS.most} words; it has ${count}.`,
        path: 'summary.text',
      };
    },
  },
  {
    id: 'no-buzzwords',
    max: 5,
    judge: (input) => {
      if (!isEnglish(input)) return undefined;
      const texts = proseOf(input);
      if (texts.length === 0) return NO_BULLETS;
      const empty = texts.filter(({ wording }) => BUZZ.some((phrase) => wording.includes(phrase)));
      return faults(
        empty.map(({ path }) => path),
        Math.min(texts.length, empty.length * 2),
        'No empty phrases.',
        () => 'Replace phrases such as "team player" or "results-driven" with an example.',
      );
    },
  },
  {
    id: 'no-placeholders',
    max: 6,
    judge: (input) => {
      const texts = proseOf(input);
      if (texts.length === 0) return NO_BULLETS;
      const left = texts.filter(({ text }) => PLACEHOLDER.test(text)).map(({ path }) => path);
      return faults(
        left,
        left.length,
        'No blanks are left.',
        (count) => `Fill in ${plural(count, 'blank')} such as [X%].`,
      );
    },
  },
];

function proseOf({ data, bullets }: ScoreInput): { text: string; wording: string; path: string }[] {
  const { text } = data.summary;
  const words = wordsOf(text);
  return [...(words.length > 0 ? [{ text, wording: wordingOf(words), path: 'summary.text' }] : []), ...bullets];
}
