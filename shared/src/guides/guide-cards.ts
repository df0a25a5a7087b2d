import { cleanLine } from '../resume/text.js';
import { partsOf } from '../document/text-blocks.js';

/** A line of the person's own résumé that a guide quotes. */
export interface GuideEvidence {
  quote: string;
  /** Where it happened: "Charge Nurse, Delta Medical Center"; empty where the résumé names no job. */
  place: string;
}

/** A likely question, what the person has to answer it with, and how to go about it. */
export interface GuideCard {
  question: string;
  evidence: GuideEvidence[];
  /** Advice and outlines; places to fill in stand in square brackets. */
  advice: string[];
}

const NUMBERED = /^\d{1,2}[.)]\s+/;
const QUOTED = /“([^“”]{8,300})”(?:\s\(([^()]{1,120})\))?/gu;
/** Words left beside a quotation that say no more than that it is one. */
const LEAD_IN = /^[^:]{0,80}:$/;

/**
 * The questions of a guide as cards, read from its text by the same marks that set it on sheets: so they follow what the
 * person changes there. Empty for a text without numbered questions.
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
    // A sentence to say that quotes nobody's résumé has no place behind it, and is advice.
    const own = found.filter(([, , place]) => place !== undefined);
    if (own.length === 0) return [line];
    evidence.push(...own.map(([, quote = '', place = '']) => ({ quote, place })));
    const rest = own
      .reduce((left, [whole]) => left.replace(whole, ''), line)
      .replace(/\s+/g, ' ')
      .trim();
    return rest === '' || LEAD_IN.test(rest) ? [] : [rest];
  });
  return { evidence, advice };
}
