import { cpuTime } from '../../../test/cpu-time.js';
import { resumeContent } from './resume-content.js';

it('the resume schema returns only the length error for a URL of 250,000 characters', () => {
  const read = () => resumeContent.safeParse({ personal: { linkedin: 'a.'.repeat(125_000) } });
  expect(cpuTime(read)).toBeLessThan(500);
  expect(read().error?.issues).toEqual([
    expect.objectContaining({ path: ['personal', 'linkedin'], message: 'Use at most 300 characters.' }),
  ]);
});

it('the resume schema rejects a URL with a scheme that is not allowed', () => {
  const { error } = resumeContent.safeParse({ personal: { portfolio: 'javascript:alert(1)' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['personal.portfolio']);
});
