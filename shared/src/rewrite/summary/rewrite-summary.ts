import { withPeriod } from '../../text/text.js';
import { wordCount } from '../../text/count-words.js';
import { resumeLanguage } from '../../document/compose-document.js';
import { baseLanguage } from '../../resume/languages.js';
import { LIMITS, type ResumeData } from '../../resume/resume-data.js';
import { contentScore } from '../bullets/entry-score.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { lostFacts } from '../../facts/facts.js';
import { isEnglishText } from '../../english/is-english.js';
import { isTooMuch } from '../reading/tidy-only.js';
import { correctedResume } from '../../letters/notes/typed-slips.js';
import { ownSentences } from './own-sentences.js';
import { inVoice, sentencesOf, staysInBaseForm, voiceOf } from './summary-voice.js';
import { summarySentences, type SummarySentences } from './summary-sentences.js';
import { WRITING_VERSION } from '../version.js';

export interface SummaryRewrite {
  summary: string;
  version: string;
  flags: { line: number; text: string; message: string }[];
  reasons: string[];
  /** Reason why the summary was not changed, as shown to the user. */
  notice?: string;
}

const MAX_ROUNDS = 4;
const WORDS = { least: 30, most: 80 };
/** Minimum number of words in the second attempt at a summary, made if the first one would lower the score. */
const MORE_WORDS = 45;
/** Minimum number of words for a text to count as a summary. A shorter text is a mere job title. */
const MIN_SUMMARY_WORDS = 8;
const TOO_LITTLE = 'Add your work, skills or education first. The summary is based on them.';

/**
 * Writes a summary from the facts in the resume. Tidies an existing summary, and adds facts only if it is too short.
 * Idempotent.
 * @param jdText job description. Its words determine which skills and results are used. It is data: no instruction in
 * it is followed
 * @param today end date of current jobs
 */
export function rewriteSummary(data: ResumeData, jdText: string, today: Date): SummaryRewrite {
  const own = data.summary.text;
  const unchanged: SummaryRewrite = { summary: own, version: WRITING_VERSION, flags: [], reasons: [] };
  // Sentences are composed in English only. In other languages, the user's own text stays unchanged.
  if (baseLanguage(resumeLanguage(data)) !== 'en' || !isEnglishText(own))
    return {
      ...unchanged,
      notice:
        own.trim() === ''
          ? 'The writing rules work in English only, so they can’t write a summary in this language.'
          : 'The writing rules work in English only, so your text was not changed.',
    };
  if (isTooMuch([own]))
    return { ...unchanged, notice: 'This text is too long for the writing rules, so it was not changed.' };
  const facts = summarySentences(data, jdText, today, variantOf(data));
  const usual = settled(own, facts, WORDS.least);
  const isUsual = usual === undefined || own.trim() === '' || isSound(data, facts, usual.summary);
  const written = isUsual ? usual : settled(own, facts, MORE_WORDS);
  if (own.trim() === '' && written !== undefined && wordCount(written.summary) < MIN_SUMMARY_WORDS)
    return { ...unchanged, notice: TOO_LITTLE };
  const isNothing = written === undefined || written.summary === own || !isSound(data, facts, written.summary);
  return isNothing ? unchanged : { ...unchanged, ...written };
}

type Written = Pick<SummaryRewrite, 'summary' | 'reasons'>;

/** Rewrites the summary until it no longer changes. Returns undefined if that takes more than `MAX_ROUNDS` rounds. */
function settled(own: string, facts: SummarySentences, least: number): Written | undefined {
  let now: Written = { summary: own, reasons: [] };
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    const next = isEnglishText(now.summary) ? writtenOnce(now.summary, facts, least) : { ...now, reasons: [] };
    if (next.summary === now.summary) return now;
    now = { summary: next.summary, reasons: [...new Set([...now.reasons, ...next.reasons])] };
  }
  return undefined;
}

function writtenOnce(own: string, facts: SummarySentences, least: number): Written {
  const { text: tidy, reasons } = ownSentences(own, facts.opening !== undefined);
  const summary = wordCount(tidy) >= least ? tidy : extended(tidy, facts, least);
  if (summary !== tidy) reasons.push(tidy === '' ? 'Written from your own resume' : 'Facts from your resume added');
  return { summary, reasons };
}

function isSound(data: ResumeData, { years, time }: SummarySentences, summary: string): boolean {
  return (
    summary.length <= LIMITS.textLength &&
    lostFacts(data.summary.text, summary).length === 0 &&
    factGuard([...textsOf(data), ...textsOf(correctedResume(data)), `${years} years`, time], summary).length === 0 &&
    contentScore({ ...data, summary: { text: summary } }) >= contentScore(data)
  );
}

/** Adds sentences until the summary is long enough or the resume has no further facts. */
function extended(text: string, facts: SummarySentences, least: number): string {
  const { opening, skills, learned } = facts;
  const isNew = text === '';
  const voice = isNew ? 'third' : voiceOf(sentencesOf(text));
  // "Prepare the budget and present variances" cannot be converted to match "Leads a team", so results of this kind
  // come last.
  const bullets =
    voice === 'third'
      ? facts.results.toSorted((a, b) => Number(staysInBaseForm(a)) - Number(staysInBaseForm(b)))
      : facts.results;
  const results = bullets.map((bullet) => withPeriod(inVoice(bullet, voice)));
  // A new summary needs a title or role for its first sentence.
  if (isNew && !opening) return text;
  const candidates = isNew
    ? [opening, results[0], results[1], learned, results[2], skills]
    : [results[0], results[1], learned, skills];
  const order = isNew ? [opening, ...results, skills, learned] : [...results, skills, learned];
  const taken = new Set<string>();
  const joined = () =>
    [text && withPeriod(text), ...order.filter((sentence) => sentence && taken.has(sentence))]
      .filter(Boolean)
      .join(' ');
  for (const sentence of candidates) {
    if (
      !sentence ||
      text.includes(sentence) ||
      (sentence === skills && SKILLS_LIST.test(text)) ||
      repeatsFigures(text, sentence) ||
      (!isNew && wordCount(joined()) >= least)
    )
      continue;
    // Once a new summary is long enough, it needs neither a list of skills nor a second result.
    if (isNew && wordCount(joined()) >= WORDS.least && (sentence === skills || results.slice(1).includes(sentence)))
      continue;
    taken.add(sentence);
    if (wordCount(joined()) > WORDS.most) taken.delete(sentence);
  }
  return taken.size === 0 ? text : joined();
}

/** Returns whether a text contains the first figure of a sentence: 45 in "Runs a caseload of 45". */
function repeatsFigures(text: string, sentence: string): boolean {
  const [first, figures]: [string | undefined, string[]] = [sentence.match(FIGURE)?.[0], text.match(FIGURE) ?? []];
  return first !== undefined && figures.includes(first);
}
/**
 * Matches the words before a list of skills, such as "Skilled in". A summary with such a list does not get another one.
 */
const SKILLS_LIST = /\b(?:Core skills|Key skills|Strengths): |\bSkilled in \b/;
const FIGURE = /\p{Nd}[\p{Nd},.]*(?<=\p{Nd})/gu;

/** Returns a number that selects a wording. It is stable for each user and varies among users. */
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
