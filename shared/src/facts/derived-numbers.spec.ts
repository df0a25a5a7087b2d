import { derivedNumbers } from './derived-numbers.js';
import { numberFacts } from './number-facts.js';

const derived = (text: string) => derivedNumbers(text, numberFacts(text));

describe('derivedNumbers', () => {
  it('returns the difference and the percentage of a change', () =>
    expect(derived('Brought balances down from $48,000 to $29,500')).toEqual(
      expect.arrayContaining(['$18500', '38%', '39%', '40%']),
    ));
  it('derives minutes from "half an hour"', () => expect(derived('Mostly half hour calls')).toContain('30'));
  it('derives a team of two if the text mentions one colleague', () =>
    expect(derived('Moved the cards with one colleague')).toContain('2'));
  it('derives no differences between the numbers of a list', () => expect(derived('9 nurses, 40 beds')).toEqual([]));
});
