import { cleanLine } from '../text/text.js';
import { partsOf } from '../page/text-blocks.js';

export interface GuideEvidence {
  quote: string;
  /** Role and employer of the job: "Charge Nurse, Delta Medical Center"; empty if unknown. */
  place: string;
}

export interface GuideCard {
  question: string;
  evidence: GuideEvidence[];
  /** Advice, and outlines of an answer with blanks in square brackets. */
  advice: string[];
}

const NUMBERED = /^\d{1,2}[.)]\s+/;
const QUOTED = /“([^“”]{8,300})”(?:\s\(([^()]{1,120})\))?/gu;
/** Matches a line that introduces a quotation and contains no advice: "Your own example:". */
const LEAD_IN = /^[^:]{0,80}:$/;

/**
 * Parses the questions of a guide into cards. Reads the text as the layout does, so that edits by the user appear on
 * the cards. Returns no cards for a text without numbered questions.
 */
export const guideCards = (text: string): GuideCard[] =>
  partsOf(text).flatMap(([first = '', ...lines]) => {
    const question = cleanLine(first).replace(NUMBERED, '');
    return question === cleanLine(first) ? [] : [{ question, ...sorted(lines.map(cleanLine)) }];
  });

function sorted(lines: readonly string[]): Pick<GuideCard, 'evidence' | 'advice'> {
  const evidence: GuideEvidence[] = [];
  const advice = lines.flatMap((line) => {
    const found = [...line.matchAll(QUOTED)];
    // A quotation without a job in parentheses is part of the advice and not a line of the resume.
    const own = found.filter(([, , place]) => place !== undefined);
    if (own.length === 0) return [line];
    evidence.push(...own.map(([, quote = '', place = '']) => ({ quote, place })));
    const rest = own
      .reduce((left, [match]) => left.replace(match, ''), line)
      .replace(/\s+/g, ' ')
      .trim();
    return rest === '' || LEAD_IN.test(rest) ? [] : [rest];
  });
  return { evidence, advice };
}
