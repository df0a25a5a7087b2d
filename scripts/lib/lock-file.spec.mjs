import { inCheckout, readJson } from './checkout.mjs';
import { lockFileProblems } from './lock-file.mjs';

const manifest = readJson(inCheckout('package.json'));
const lock = readJson(inCheckout('package-lock.json'));

describe('lockFileProblems', () => {
  it('finds no problems in the committed lock file', () => {
    expect(lockFileProblems(lock, manifest)).toEqual([]);
  });

  it.each([
    ['has no integrity', { integrity: undefined }, 'has no sha512 integrity'],
    ['has a weak integrity', { integrity: 'sha1-abc' }, 'has no sha512 integrity'],
    ['comes from git', { resolved: 'git+ssh://git@example.com/a.git' }, 'comes from another source'],
    ['comes over http', { resolved: 'http://example.com/a.tgz' }, 'comes from another source'],
    ['has a new install script', { hasInstallScript: true }, 'runs a script when installed'],
    ['has a license that is not allowed', { license: 'GPL-3.0-only' }, 'GPL-3.0-only is not in the list'],
    ['has no license', { license: undefined }, '(none) is not in the list'],
    ['combines an allowed with another license', { license: '(MIT AND GPL-3.0-only)' }, 'is not in the list'],
  ])('reports a package that %s', (_, change, words) => {
    const entry = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT', ...change };
    const changed = { ...lock, packages: { ...lock.packages, 'node_modules/x/node_modules/@new/one': entry } };
    expect(lockFileProblems(changed, manifest)).toEqual([expect.stringContaining(words)]);
    expect(lockFileProblems(changed, manifest)[0]).toMatch(/^@new\/one: /);
  });

  it('accepts a package if one of its licenses is allowed', () => {
    const entry = { integrity: 'sha512-abc', license: '(GPL-3.0-only OR MIT)' };
    expect(lockFileProblems({ ...lock, packages: { ...lock.packages, 'node_modules/new': entry } }, manifest)).toEqual(
      [],
    );
  });
});
