import { wordCount } from '../ats/bullet-facts.js';
import { resumeLanguage } from '../document/compose-document.js';
import { baseLanguage } from '../resume/languages.js';
import { LIMITS, type ResumeData } from '../resume/resume-data.js';
import { cleanLines } from '../resume/text.js';
import { contentScore } from './entry-score.js';
import { factGuard } from './fact-guard.js';
import { lostFacts } from './facts.js';
import { isEnglishText } from './is-english.js';
import { withoutFillers } from './fillers.js';
import { withoutFirstPerson } from './first-person.js';
import { summarySentences, type SummarySentences } from './summary-sentences.js';
import { withCapital } from './tidy.js';
import { WRITING_VERSION } from './version.js';

export interface SummaryRewrite {
  summary: string;
  version: string;
  flags: { line: number; text: string; message: string }[];
  reasons: string[];
}

const WORDS = { least: 30, most: 80 };
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * A summary from what the résumé itself says. A summary that is there stays the person's own: it is tidied, and only
 * where it is too short facts of the résumé follow it. Rewriting the answer again changes nothing.
 *
 * @param jdText chooses between the person's own skills and results; it is data, and nothing in it is followed
 * @param today ends the jobs that go on
 */
export function rewriteSummary(data: ResumeData, jdText: string, today: Date): SummaryRewrite {
  const own = data.summary.text;
  const unchanged: SummaryRewrite = { summary: own, version: WRITING_VERSION, flags: [], reasons: [] };
  // Other languages have other sentences: what is there is left in its words.
  if (baseLanguage(resumeLanguage(data)) !== 'en' || !isEnglishText(own)) return unchanged;
  const tidy = improved(own);
  const reasons = tidy === own ? [] : ['Tidied: no “I”, no filler words'];
  const facts = summarySentences(data, jdText, today, variantOf(data));
  const summary = wordCount(tidy) >= WORDS.least ? tidy : extended(tidy, facts);
  if (summary !== tidy)
    reasons.push(own.trim() === '' ? 'Written from your own resume' : 'Facts from your resume added');
  const sources = [...textsOf(data), `${facts.years} years`];
  const flags = factGuard(sources, summary);
  const isWorse =
    summary.length > LIMITS.textLength ||
    flags.length > 0 ||
    contentScore({ ...data, summary: { text: summary } }) < contentScore(data);
  return isWorse || summary === own ? unchanged : { ...unchanged, summary, reasons };
}

/** The person's own sentences without "I" and fillers. Paragraphs stay. */
function improved(text: string): string {
  const better = cleanLines(text)
    .map((line) =>
      line
        .split(SENTENCE_END)
        .map((sentence) => withCapital(withoutFillers(asStatement(sentence))))
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
  return lostFacts(text, better).length > 0 ? text : better;
}

const asStatement = (sentence: string): string =>
  withoutFirstPerson(
    sentence
      .replace(/^I(?:['’]m|\s+am)\s+an?\s+(?=[\p{L}])/u, '')
      .replace(/^I(?:['’]ve|\s+have)\s+(?=(?:over\s+|more than\s+)?\d)/, 'Brings '),
  );

/** Sentences are added while there is room, so that the summary has a good length as soon as the résumé has the facts. */
function extended(text: string, { opening, skills, results, learned }: SummarySentences): string {
  const isNew = text === '';
  // Without a title or a role there is nobody to speak of yet.
  if (isNew && !opening) return text;
  const wanted = isNew
    ? [opening, results[0], skills, learned, results[1], results[2]]
    : [results[0], skills, learned, results[1]];
  const order = isNew ? [opening, skills, ...results, learned] : [skills, ...results, learned];
  const taken = new Set<string>();
  const whole = () =>
    [text && stopped(text), ...order.filter((sentence) => sentence && taken.has(sentence))].filter(Boolean).join(' ');
  for (const sentence of wanted) {
    if (!sentence || text.includes(sentence) || (!isNew && wordCount(whole()) >= WORDS.least)) continue;
    // Two results are enough for a summary that is long enough already.
    if (isNew && wordCount(whole()) >= WORDS.least && results.slice(1).includes(sentence)) continue;
    taken.add(sentence);
    if (wordCount(whole()) > WORDS.most) taken.delete(sentence);
  }
  return taken.size === 0 ? text : whole();
}

const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The same person gets the same wording; different people do not all get one. */
function variantOf({ personal, experience }: ResumeData): number {
  const seed = personal.fullName + personal.jobTitle + (experience[0]?.company ?? '');
  return [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9_973, 7);
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
