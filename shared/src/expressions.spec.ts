import { cpuTime } from '../test/cpu-time.js';
import { builtExpressions, writtenExpressions, type Expression } from '../test/growth/expressions.js';
import { nearMatches } from '../test/growth/near-matches.js';

// Begins low: what is exponential is found out by two dozen characters.
const LENGTHS = [24, 300, 3_000, 16_000];
/** Milliseconds of processor time for the longest text: linear expressions take one or two. */
const MOST = 12;
const ATTEMPTS = 8;

/** Texts of about a length, which repeat what the expression repeats and then do not end as it ends. */
function textsFor(expression: RegExp): ((length: number) => string)[] {
  return nearMatches(expression).flatMap(({ before, repeated, after }) => [
    (length: number) => before + repeated.repeat(length / repeated.length) + after,
    (length: number) => (before + repeated + after).repeat(length / (before + repeated + after).length),
  ]);
}

/** The first text that takes the expression too long. */
function slowText({ expression }: Expression): string | undefined {
  const search = (text: string) => (expression.global ? [...text.matchAll(expression)].length : expression.test(text));
  const isSlow = (text: string) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (cpuTime(() => search(text)) <= MOST) return false;
    return true;
  };
  for (const textOf of textsFor(expression))
    for (const length of LENGTHS) if (isSlow(textOf(length))) return textOf(40);
  return undefined;
}

it('every expression takes its near-matches in time that grows with their length', async () => {
  const expressions = [...(await builtExpressions()), ...writtenExpressions()];
  expect(expressions.length).toBeGreaterThan(1_000);
  const slow = expressions.flatMap((each) => {
    const text = slowText(each);
    return text === undefined ? [] : [{ place: each.place, text }];
  });
  expect(slow).toEqual([]);
});

it('an expression that goes back over what it has read is found out', () => {
  for (const source of ['(?:a+)+b', '\\s+,', '\\bfoo.*bar', '^\\s*,?\\s*$'])
    expect(slowText({ place: '', expression: new RegExp(source) })).toBeDefined();
});
