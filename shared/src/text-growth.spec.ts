import { expectLinear, numbered, some } from '../test/growth/expect-linear.js';
import { ALTERNATIONS, SINGLE_TEXTS } from '../test/growth/hostile-texts.js';
import { JOB_SUBJECTS, RESUME_SUBJECTS } from '../test/growth/subjects.js';

describe('processing a hostile job description takes linear time', () => {
  it('extracts keywords from any repeated character', () => {
    expectLinear(JOB_SUBJECTS[0]!, SINGLE_TEXTS);
  });

  it('extracts keywords from any two alternating characters', () => {
    expectLinear(JOB_SUBJECTS[0]!, some(ALTERNATIONS, 4, 0));
  });

  it.each(numbered(JOB_SUBJECTS.slice(1)))('performs task: $name', ({ index, ...subject }) => {
    expectLinear(subject, some(SINGLE_TEXTS, 4, index));
  });
});

describe('processing a hostile résumé takes linear time', () => {
  it.each(numbered(RESUME_SUBJECTS))('performs task: $name', ({ index, ...subject }) => {
    expectLinear(subject, some(SINGLE_TEXTS, 60, index));
  });
});
