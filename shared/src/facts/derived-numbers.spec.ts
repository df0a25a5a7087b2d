import { derivedNumbers } from './derived-numbers.js';
import { numberFacts } from './number-facts.js';

const derived = (text: string) => derivedNumbers(text, numberFacts(text));

describe('derivedNumbers', () => {
  it('returns the difference and the percentage of a change', () =>
    expect(derived('Brought balances down from $48,000 to $29,500')).toEqual(
      expect.arrayContaining(['$18500', '38%', '39%', '40%']),
    ));
  it('converts half an hour to minutes', () => expect(derived('Mostly half hour calls')).toContain('30'));
  it('counts the user plus a colleague as two', () =>
    expect(derived('Moved the cards with one colleague')).toContain('2'));
  it('does not subtract numbers of a list from each other', () => expect(derived('9 nurses, 40 beds')).toEqual([]));
});
