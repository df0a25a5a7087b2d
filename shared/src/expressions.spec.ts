import { cpuTime } from '../test/cpu-time.js';
import { builtExpressions, writtenExpressions, type Expression } from '../test/growth/expressions.js';
import { nearMatches } from '../test/growth/near-matches.js';

// Lengths of the texts in characters. The first is short, because even 24 characters reveal exponential time.
const LENGTHS = [24, 300, 3_000, 16_000];
/** CPU time in milliseconds below which no text is slow. An expression that runs in linear time needs 1 or 2. */
const MAX = 12;
/** Maximum growth of the CPU time for a text of four times the length: 4 if it is linear, 16 if it is quadratic. */
const MAX_GROWTH = 8;
/** Length in characters from which the growth is measured. Exponential time is already evident in shorter texts. */
const FROM_LENGTH = 3_000;
const ATTEMPTS = 8;

function textsFor(expression: RegExp): ((length: number) => string)[] {
  return nearMatches(expression).flatMap(({ before, repeated, after }) => [
    (length: number) => before + repeated.repeat(length / repeated.length) + after,
    (length: number) => (before + repeated + after).repeat(length / (before + repeated + after).length),
  ]);
}

function slowText({ expression }: Expression): string | undefined {
  const search = (text: string) => (expression.global ? [...text.matchAll(expression)].length : expression.test(text));
  /** Returns the shortest CPU time of several searches, which a busy machine prolongs least. Stops at `enough`. */
  const shortest = (text: string, enough: number) => {
    let time = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && time > enough; attempt += 1)
      time = Math.min(
        time,
        cpuTime(() => search(text)),
      );
    return time;
  };
  const isSlow = (textOf: (length: number) => string, length: number) => {
    const time = shortest(textOf(length), MAX);
    if (time <= MAX || length < FROM_LENGTH) return time > MAX;
    // On a slow machine, an expression with many matches needs more than `MAX` although its time is linear.
    return time > MAX_GROWTH * shortest(textOf(length / 4), 0);
  };
  for (const textOf of textsFor(expression))
    for (const length of LENGTHS) if (isSlow(textOf, length)) return textOf(40);
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
