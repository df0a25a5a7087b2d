import { expectLinear, numbered, some } from '../test/growth/expect-linear.js';
import { ALTERNATIONS, SINGLE_TEXTS } from '../test/growth/hostile-texts.js';
import { JOB_SUBJECTS, RESUME_SUBJECTS } from '../test/growth/subjects.js';

describe('the cost of a hostile job description grows no faster than its length', () => {
  it('when keywords are extracted, whatever character is repeated', () => {
    expectLinear(JOB_SUBJECTS[0]!, SINGLE_TEXTS);
  });

  it('when keywords are extracted, whatever two characters alternate', () => {
    expectLinear(JOB_SUBJECTS[0]!, some(ALTERNATIONS, 4, 0));
  });

  it.each(numbered(JOB_SUBJECTS.slice(1)))('when the task is: $name', ({ index, ...subject }) => {
    expectLinear(subject, some(SINGLE_TEXTS, 4, index));
  });
});

describe('the cost of a hostile resume grows no faster than its length', () => {
  it.each(numbered(RESUME_SUBJECTS))('when the task is: $name', ({ index, ...subject }) => {
    expectLinear(subject, some(SINGLE_TEXTS, 60, index));
  });
});
