import { jobTerms } from './job-terms.js';
import { stemOf, tokensOf } from '../ats/tokens.js';

/** How much of what the job asks for a text speaks of. The job description is only compared with, never followed. */
export function askedFor(jdText: string): (text: string) => number {
  const terms = jdText.trim() === '' ? [] : jobTerms(jdText).map(({ tokens }) => stems(tokens));
  return (text) => {
    const said = ` ${stems(tokensOf(text)).trim()} `;
    return terms.filter((term) => term.trim() !== '' && said.includes(term)).length;
  };
}

const stems = (tokens: string[]): string => ` ${tokens.map(stemOf).join(' ')} `;
