import { cpuTime } from '../test/cpu-time.js';
import { builtExpressions, writtenExpressions, type Expression } from '../test/growth/expressions.js';
import { nearMatches } from '../test/growth/near-matches.js';

// Lengths of the texts in characters. The first is short, because even 24 characters reveal exponential time.
const LENGTHS = [24, 300, 3_000, 16_000];
/** Maximum CPU time in milliseconds for the longest text. An expression that runs in linear time needs 1 or 2. */
const MAX = 12;
const ATTEMPTS = 8;

function textsFor(expression: RegExp): ((length: number) => string)[] {
  return nearMatches(expression).flatMap(({ before, repeated, after }) => [
    (length: number) => before + repeated.repeat(length / repeated.length) + after,
    (length: number) => (before + repeated + after).repeat(length / (before + repeated + after).length),
  ]);
}

function slowText({ expression }: Expression): string | undefined {
  const search = (text: string) => (expression.global ? [...text.matchAll(expression)].length : expression.test(text));
  const isSlow = (text: string) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (cpuTime(() => search(text)) <= MAX) return false;
    return true;
  };
  for (const textOf of textsFor(expression))
    for (const length of LENGTHS) if (isSlow(textOf(length))) return textOf(40);
  return undefined;
}

it('every regular expression of the package takes linear time for texts that almost match', async () => {
  const expressions = [...(await builtExpressions()), ...writtenExpressions()];
  expect(expressions.length).toBeGreaterThan(1_000);
  const slow = expressions.flatMap((each) => {
    const text = slowText(each);
    return text === undefined ? [] : [{ place: each.place, text }];
  });
  expect(slow).toEqual([]);
});

it('the regular expression timing check detects a quadratic pattern', () => {
  for (const source of ['(?:a+)+b', '\\s+,', '\\bfoo.*bar', '^\\s*,?\\s*$'])
    expect(slowText({ place: '', expression: new RegExp(source) })).toBeDefined();
});
