import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(resolve(import.meta.dirname, 'personal-step.tsx'), 'utf8');

it.each(Object.keys(emptyResumeData().personal))('the personal step has a field for %s', (key) => {
  expect(SOURCE).toContain(`path="personal.${key}"`);
});
