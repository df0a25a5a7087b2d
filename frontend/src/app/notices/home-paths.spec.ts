import { expect, it } from 'vitest';
import { isHomePath } from './home-paths.js';

it.each(['/', '/app', '/app/', '/dashboard', '/app/dashboard', '/dashboard/'])(
  'recognizes %s as the dashboard',
  (path) => {
    expect(isHomePath(path)).toBe(true);
  },
);

it.each(['/app/resume', '/history', '/dashboards', '/account'])('does not recognize %s as the dashboard', (path) => {
  expect(isHomePath(path)).toBe(false);
});
