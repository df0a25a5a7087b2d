// Checks that docs/security.md names an existing test for each point.
import { readFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';

const page = readFileSync(inCheckout('docs', 'security.md'), 'utf8');
/** Pairs of a file and a test title, such as `backend/test/server.api-spec.ts` “all errors have the same fields”. */
const named = [...page.matchAll(/`([\w./-]+spec\.(?:tsx?|mjs))` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

describe('docs/security.md', () => {
  it('names only tests that exist', () => {
    const missing = named.filter(({ file, title }) => !titlesIn(file).includes(title));
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });

  it('has one row for each requirement', () => {
    const numbers = [...page.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(200);
  });
});

/** @type {Map<string, string>} */
const sources = new Map();

/** @param {string} file */
function titlesIn(file) {
  const source = sources.get(file) ?? readFileSync(inCheckout(file), 'utf8').replaceAll("\\'", "'");
  sources.set(file, source);
  return source;
}
