import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.js';

describe('safeReturnTo', () => {
  it('keeps a same-site path with its query and hash', () => {
    expect(safeReturnTo('/app/history?sort=title#top')).toBe('/app/history?sort=title#top');
  });

  it.each([
    ['another site', 'https://elsewhere.example/app'],
    ['another site without its scheme', '//elsewhere.example/app'],
    ['a backslash that browsers read as a slash', '/\\elsewhere.example/app'],
    ['a tab that browsers drop', '/\t/elsewhere.example/app'],
    ['dots that turn a path into another site', '/.//elsewhere.example/app'],
    ['a script', 'javascript:alert(1)'],
    ['a path without its slash', 'app/history'],
    ['nothing', ''],
  ])('returns the start page for %s', (_, value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  it.each([
    '/login',
    '/login?returnTo=/app',
    '/register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/identity-confirmed',
    '/api/logout',
  ])('returns the start page instead of the auth page %s', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  it('returns the fallback if no path is given', () => {
    expect(safeReturnTo(null, '/dashboard')).toBe('/dashboard');
  });
});
