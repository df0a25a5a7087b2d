import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { isEnglishText } from '../english/is-english.js';
import { frameOf } from './frames.js';
import type { LetterTone } from '../product/letter-options.js';
import { PHRASES } from './evidence/phrases.js';
import { addressee } from './job/recipient-of.js';

export interface LetterEnds {
  greeting: string;
  closing: string;
}

export function englishEnds(recipient: string, tone: LetterTone): LetterEnds {
  const { nobody, closing } = PHRASES[tone];
  return { greeting: `Dear ${addressee(recipient, nobody)},`, closing };
}

/** Returns the salutation and closing line for an existing cover letter, in the letter's language if supported. */
export function letterEnds(data: ResumeData, body: string, recipient: string, tone: LetterTone): LetterEnds {
  const frame = isEnglishText(body) ? undefined : frameOf(data);
  if (!frame) return englishEnds(recipient, tone);
  const name = cleanLine(recipient);
  return { greeting: name ? frame.greeting(name) : frame.nobody, closing: frame.regards };
}
