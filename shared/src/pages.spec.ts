import { PAGES, pageAt } from './pages.js';

describe('pageAt', () => {
  it('returns each address for itself', () => {
    expect(PAGES.map(pageAt)).toEqual(PAGES);
  });

  it('leaves ids out', () => {
    expect(pageAt('/app/resume/0b0f0a3e-7b1c-4c55-9f0e-6d6d5b1f3c11/versions')).toBe('/app/resume/:id/versions');
  });

  it('accepts a slash at the end', () => {
    expect(pageAt('/pricing/')).toBe('/pricing');
  });

  it('returns undefined for an address without a page', () => {
    expect(pageAt('/app/resume/1/2')).toBeUndefined();
    expect(pageAt('/wp-login.php')).toBeUndefined();
  });
});
