import { expect, it } from 'vitest';
import { isHomePath } from './home-paths.js';

it.each(['/', '/app', '/app/', '/dashboard', '/app/dashboard', '/dashboard/'])('knows %s as a dashboard', (path) => {
  expect(isHomePath(path)).toBe(true);
});

it.each(['/app/resume', '/history', '/dashboards', '/account'])('knows %s as another page', (path) => {
  expect(isHomePath(path)).toBe(false);
});
