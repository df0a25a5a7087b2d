import { expect, it } from 'vitest';
import { isHomePath } from './home-paths.js';

it.each(['/', '/app', '/app/', '/dashboard', '/app/dashboard', '/dashboard/'])(
  'recognizes the path %s as the dashboard',
  (path) => {
    expect(isHomePath(path)).toBe(true);
  },
);

it.each(['/app/resume', '/history', '/dashboards', '/account'])(
  'does not recognize the path %s as the dashboard',
  (path) => {
    expect(isHomePath(path)).toBe(false);
  },
);
