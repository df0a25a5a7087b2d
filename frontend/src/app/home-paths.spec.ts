import { expect, it } from 'vitest';
import { isHomePath } from './home-paths.js';

it.each(['recognizes %s as the dashboard', '/app', '/app/', '/dashboard', '/app/dashboard', '/dashboard/'])(
  'knows %s as a dashboard',
  (path) => {
    expect(isHomePath(path)).toBe(true);
  },
);

it.each(['does not treat %s as the dashboard', '/history', '/dashboards', '/account'])(
  'knows %s as another page',
  (path) => {
    expect(isHomePath(path)).toBe(false);
  },
);
