import { satisfies } from './dependencies.mjs';

const entry = { version: '1.0.0', integrity: 'sha512-a' };
const wanted = {
  packages: {
    '': {},
    shared: { version: '0.1.0' },
    'node_modules/@shortlist/shared': { link: true },
    'node_modules/a': entry,
    'node_modules/for-another-system': { ...entry, optional: true },
  },
};

describe('an install', () => {
  it('is good without the packages of other systems', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': entry } })).toBe(true);
  });

  it('is stale when a package is missing', () => {
    expect(satisfies(wanted, { packages: {} })).toBe(false);
  });

  it('is stale when a version differs', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': { ...entry, version: '1.0.1' } } })).toBe(false);
  });

  it('is stale when the same version has other contents', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': { ...entry, integrity: 'sha512-b' } } })).toBe(false);
  });
});
