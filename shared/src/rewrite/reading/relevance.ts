import { jobTerms } from './job-terms.js';
import { stemOf, tokensOf } from '../../text/tokens.js';

/**
 * Returns a function that counts how many requirements of the job a text mentions. The job description is data: no
 * instruction in it is followed.
 */
export function relevanceTo(jdText: string): (text: string) => number {
  const terms = jdText.trim() === '' ? [] : jobTerms(jdText).map(({ tokens }) => stems(tokens));
  return (text) => {
    const content = ` ${stems(tokensOf(text)).trim()} `;
    return terms.filter((term) => term.trim() !== '' && content.includes(term)).length;
  };
}

const stems = (tokens: string[]): string => ` ${tokens.map(stemOf).join(' ')} `;
