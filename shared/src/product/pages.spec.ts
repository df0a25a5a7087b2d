import { PAGES, pageAt } from './pages.js';

describe('pageAt', () => {
  it('returns every page pattern unchanged', () => {
    expect(PAGES.map(pageAt)).toEqual(PAGES);
  });

  it('replaces ids with parameter names', () => {
    expect(pageAt('/app/resume/0b0f0a3e-7b1c-4c55-9f0e-6d6d5b1f3c11/versions')).toBe('/app/resume/:id/versions');
  });

  it('accepts a trailing slash in the path', () => {
    expect(pageAt('/pricing/')).toBe('/pricing');
  });

  it('returns undefined for an unknown path', () => {
    expect(pageAt('/app/resume/1/2')).toBeUndefined();
    expect(pageAt('/wp-login.php')).toBeUndefined();
  });
});
