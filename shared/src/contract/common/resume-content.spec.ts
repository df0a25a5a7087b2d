import { cpuTime } from '../../../test/cpu-time.js';
import { resumeContent } from './resume-content.js';

it('answers a web address of 250,000 characters with the length error alone', () => {
  const read = () => resumeContent.safeParse({ personal: { linkedin: 'a.'.repeat(125_000) } });
  expect(cpuTime(read)).toBeLessThan(500);
  expect(read().error?.issues).toEqual([
    expect.objectContaining({ path: ['personal', 'linkedin'], message: 'Keep this within 300 characters.' }),
  ]);
});

it('rejects a web address with a foreign scheme', () => {
  const { error } = resumeContent.safeParse({ personal: { portfolio: 'javascript:alert(1)' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['personal.portfolio']);
});
