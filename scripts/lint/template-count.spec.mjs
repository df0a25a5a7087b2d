import { NUMBER_WORDS } from '@shortlist/shared/text/number-words';
import { globSync, readFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';

const TEXTS = [
  'README.md',
  'frontend/*.html',
  'frontend/{build,src}/**/*.{ts,tsx}',
  'ui-kit/src/**/*.{ts,tsx}',
  'admin-ui/src/**/*.{ts,tsx}',
  'backend/src/**/*.ts',
  'shared/src/**/*.ts',
];
const COUNTED = new RegExp(`\\b(?:${NUMBER_WORDS.slice(1).join('|')}|\\d+)(?: [a-z]+)? templates\\b`, 'i');

it('no text hard-codes the number of templates, which template-count.ts defines', () => {
  const files = globSync(TEXTS, { cwd: inCheckout() }).filter((path) => !path.endsWith('.spec.ts'));
  expect(files.length).toBeGreaterThan(500);
  const typed = files.flatMap((path) => {
    const lines = readFileSync(inCheckout(path), 'utf8').split('\n');
    return lines.flatMap((line, index) => (COUNTED.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
  });
  expect(typed).toEqual([]);
});
