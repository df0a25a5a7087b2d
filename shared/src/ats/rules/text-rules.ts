import { yearsWorked } from '../../resume/years-worked.js';
import { failureShare, plural, type Rule, type ScoreInput, type Verdict } from './rule.js';
import { isQuality } from './qualities.js';
import { readText, type TextFacts } from '../bullets/text-facts.js';
import { sentencesAboutWork, hasPrivateFacts } from './wishes.js';

/** Number of personal qualities that any resume may list as skills without losing points. */
const FREE_QUALITIES = 1;
const PRIVATE_SHARE = 0.1;
const SUMMARY_WORDS = { least: 20, most: 80 };
/**
 * Maximum total number of words in bullets without results: about one page, or two pages after `laterFrom` years of
 * work.
 */
const WORDS_ENOUGH = { early: 650, later: 1_300, laterFrom: 10 };

export const TEXT_RULES: readonly Rule[] = [
  { id: 'summary', max: 9, evaluate: evaluateSummary },
  {
    id: 'no-buzzwords',
    max: 3,
    evaluate: (input) => {
      const texts = proseOf(input);
      if (input.language !== 'en' || !texts.some(tells)) return undefined;
      // A buzzword that the posting requires, such as "team player", is not an empty phrase.
      const empty = texts.filter(({ facts }) => facts.buzzwords.some((phrase) => !input.job?.requires(phrase)));
      return failureShare(
        empty.map(({ path }) => path),
        Math.min(texts.length, empty.length * 2),
        'The resume contains no empty phrases.',
        () => 'Replace phrases such as "team player" or "results-driven" with an example.',
      );
    },
  },
  {
    id: 'no-placeholders',
    max: 3,
    evaluate: (input) => {
      const texts = proseOf(input);
      if (!texts.some(tells)) return undefined;
      const left = texts.filter(({ facts }) => facts.hasBlank).map(({ path }) => path);
      return failureShare(
        left,
        left.length,
        'All blanks are filled in.',
        (count) => `Fill in ${plural(count, 'blank')} such as [X%].`,
      );
    },
  },
  { id: 'pages', max: 1, evaluate: evaluatePages },
  { id: 'skills', max: 3, evaluate: evaluateSkillNames },
];

function evaluateSummary({ data, job, language }: ScoreInput): Verdict {
  const { length: count, isMeaningful } = readText(data.summary.text);
  const { substance } = readText(language === 'en' ? sentencesAboutWork(data.summary.text) : data.summary.text);
  if (!isMeaningful) return { share: 0, message: 'Add a summary of two to four sentences.', path: 'summary.text' };
  if (language === 'en' && hasPrivateFacts(data.summary.text))
    return {
      share: PRIVATE_SHARE,
      message: 'Leave age, family, health and hobbies out of the summary.',
      path: 'summary.text',
    };
  // Terms of the posting do not count toward the length of the summary.
  const length = count - (job?.wordsOf('summary.text') ?? 0);
  if (substance >= SUMMARY_WORDS.least && length <= SUMMARY_WORDS.most)
    return { share: 1, message: 'The summary is a good length.' };
  const isRepeated = count >= SUMMARY_WORDS.least && length <= SUMMARY_WORDS.most;
  const isNear = substance >= SUMMARY_WORDS.least / 2 && length <= SUMMARY_WORDS.most * 1.5;
  return {
    share: isNear ? 0.6 : 0.3,
    message: isRepeated
      ? `Add more about your work to the summary: repeated words, wishes and private facts do not count toward its ${SUMMARY_WORDS.least} words.`
      : `Keep the summary between ${SUMMARY_WORDS.least} and ${SUMMARY_WORDS.most} words; it has ${count}.`,
    path: 'summary.text',
  };
}

/**
 * Measures the length of the resume by the words in its bullets, because the number of pages depends on the template.
 * Bullets with results do not count, so they never make a resume too long.
 */
function evaluatePages({ data, bullets, today }: ScoreInput): Verdict | undefined {
  if (!bullets.some(tells)) return undefined;
  const words = bullets.reduce((sum, { facts }) => sum + (facts.hasResult ? 0 : facts.length), 0);
  const most = yearsWorked(data.experience, today) >= WORDS_ENOUGH.laterFrom ? WORDS_ENOUGH.later : WORDS_ENOUGH.early;
  if (words <= most) return { share: 1, message: 'The length of the resume suits your years of experience.' };
  const pages = most === WORDS_ENOUGH.early ? 'one page' : 'two pages';
  return {
    share: 1 - (words - most) / most,
    message: `Shorten your older jobs: your years of experience fit on about ${pages}.`,
    path: bullets.at(-1)?.path,
  };
}

/**
 * Rates personal qualities that are listed as skills, such as "reliable". A listed quality costs points, because it
 * proves nothing. A quality named in the posting costs nothing.
 */
function evaluateSkillNames({ data, language, job }: ScoreInput): Verdict | undefined {
  const skills = data.skills.map((skill, index) => ({ skill, index })).filter(({ skill }) => skill.trim() !== '');
  if (language !== 'en' || skills.length === 0) return undefined;
  const qualities = skills.filter(({ skill }) => isQuality(skill) && !job?.requires(skill));
  const most = Math.max(FREE_QUALITIES, Math.floor(skills.length / 4));
  if (qualities.length <= most) return { share: 1, message: 'All skills are tools, methods or subjects.' };
  return {
    share: 1 - (qualities.length - most) / skills.length,
    message: `List tools, methods and subjects as skills, and show qualities such as "${qualities[0]!.skill.trim()}" in bullets.`,
    path: `skills.${qualities[0]!.index}`,
  };
}

interface Prose {
  facts: TextFacts;
  path: string;
}

const tells = ({ facts }: Prose): boolean => facts.describesWork;

function proseOf({ data, bullets }: ScoreInput): Prose[] {
  const facts = readText(data.summary.text);
  return facts.gist === '' ? bullets : [{ facts, path: 'summary.text' }, ...bullets];
}
