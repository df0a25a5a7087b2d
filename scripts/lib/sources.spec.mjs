import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './sources.mjs';

describe('fingerprint', () => {
  /** @type {string} */
  let folder;
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(folder, name), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    for (const name of ['src', 'dist', 'test']) mkdirSync(join(folder, name));
    write('src/a.ts', 'a');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the fingerprint stays the same when only file times change', () => {
    const before = fingerprint(folder);
    utimesSync(join(folder, 'src/a.ts'), new Date(), new Date());
    expect(fingerprint(folder)).toBe(before);
  });

  it.each([
    ['a file changes', () => write('src/a.ts', 'b')],
    ['a file is added', () => write('src/b.ts', '')],
    ['a file goes', () => rmSync(join(folder, 'src/a.ts'))],
  ])('the fingerprint differs when %s', (_, change) => {
    const before = fingerprint(folder);
    change();
    expect(fingerprint(folder)).not.toBe(before);
  });

  it('the fingerprint ignores tests and build output', () => {
    const before = fingerprint(folder);
    write('src/a.spec.ts', '');
    write('test/b.ts', '');
    write('dist/a.js', '');
    expect(fingerprint(folder)).toBe(before);
  });

  it('the fingerprint differs when an additional input of the build differs', () => {
    expect(fingerprint(folder, ['one'])).not.toBe(fingerprint(folder, ['two']));
  });
});
