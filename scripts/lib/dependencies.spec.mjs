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

describe('satisfies', () => {
  it('accepts an installation without packages for other operating systems', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': entry } })).toBe(true);
  });

  it('rejects an installation without a required package', () => {
    expect(satisfies(wanted, { packages: {} })).toBe(false);
  });

  it('rejects an installation with another version of a package', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': { ...entry, version: '1.0.1' } } })).toBe(false);
  });

  it('rejects an installation of the same version with another integrity hash', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': { ...entry, integrity: 'sha512-b' } } })).toBe(false);
  });
});
