import { cpuTime } from '../test/cpu-time.js';
import { builtExpressions, writtenExpressions, type Expression } from '../test/growth/expressions.js';
import { nearMatches } from '../test/growth/near-matches.js';

// Lengths of the texts in characters. The first is short, because even 24 characters reveal exponential time.
const LENGTHS = [24, 300, 3_000, 16_000];
/** Maximum CPU time in milliseconds of a fast search. An expression that runs in linear time takes 1 or 2 ms. */
const MAX = 12;
/**
 * Maximum growth: the CPU time for one text, divided by the total CPU time for four texts of a quarter of its length.
 * An expression that runs in linear time has a growth of 1; quadratic time gives 4.
 */
const MAX_GROWTH = 2;
/** Minimum length in characters for measuring the growth. Exponential time is already evident in shorter texts. */
const FROM_LENGTH = 3_000;
const ATTEMPTS = 4;

function textsFor(expression: RegExp): ((length: number) => string)[] {
  return nearMatches(expression).flatMap(({ before, repeated, after }) => [
    (length: number) => before + repeated.repeat(length / repeated.length) + after,
    (length: number) => (before + repeated + after).repeat(length / (before + repeated + after).length),
  ]);
}

function slowText({ expression }: Expression): string | undefined {
  // Uses `replace`, which finds all matches without creating an array for each. Garbage collection of such arrays would
  // distort the measurement.
  const search = (text: string) => (expression.global ? text.replace(expression, '') : expression.test(text));
  const timeOf = (text: string, times: number) =>
    cpuTime(() => {
      for (let time = 0; time < times; time += 1) search(text);
    });
  /** Returns whether every one of several attempts takes more than `MAX` milliseconds. */
  const exceedsMax = (text: string) => Array.from({ length: ATTEMPTS }).every(() => timeOf(text, 1) > MAX);
  /** Returns whether the growth exceeds `MAX_GROWTH` in every one of several attempts. */
  const growsTooFast = (long: string, short: string) =>
    // Several searches are timed together, because the system may count CPU time in steps of several milliseconds.
    Array.from({ length: ATTEMPTS }).every(() => timeOf(long, 2) > MAX_GROWTH * timeOf(short, 8));
  for (const textOf of textsFor(expression))
    for (const length of LENGTHS) {
      // On a slow machine, an expression with many matches may need more than `MAX` although it runs in linear time.
      const isSlow =
        exceedsMax(textOf(length)) && (length < FROM_LENGTH || growsTooFast(textOf(length), textOf(length / 4)));
      if (isSlow) return textOf(40);
    }
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
