import { expect, it } from 'vitest';
import { isHomePath } from './home-paths.js';

it.each(['/', '/app', '/app/', '/dashboard', '/app/dashboard', '/dashboard/'])(
  'isHomePath returns true for the dashboard path %s',
  (path) => {
    expect(isHomePath(path)).toBe(true);
  },
);

it.each(['/app/resume', '/history', '/dashboards', '/account'])('isHomePath returns false for the path %s', (path) => {
  expect(isHomePath(path)).toBe(false);
});
