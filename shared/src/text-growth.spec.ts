import { expectLinear, numbered, some } from '../test/growth/expect-linear.js';
import { ALTERNATIONS, SINGLE_TEXTS } from '../test/growth/hostile-texts.js';
import { JOB_SUBJECTS, RESUME_SUBJECTS } from '../test/growth/subjects.js';

/**
 * Time limit in milliseconds. The tests measure CPU time, so a busy machine makes them slower but does not fail them.
 */
const timeout = 300_000;

describe('reading a hostile job description takes linear time', { timeout }, () => {
  it('extracts keywords in linear time from a text that repeats any character', () => {
    expectLinear(JOB_SUBJECTS[0]!, SINGLE_TEXTS);
  });

  it('extracts keywords in linear time from a text that alternates any two characters', () => {
    expectLinear(JOB_SUBJECTS[0]!, some(ALTERNATIONS, 4, 0));
  });

  it.each(numbered(JOB_SUBJECTS.slice(1)))(
    'reads a hostile job description in linear time: $name',
    ({ index, ...subject }) => {
      expectLinear(subject, some(SINGLE_TEXTS, 4, index));
    },
  );
});

describe('reading a hostile resume takes linear time', { timeout }, () => {
  it.each(numbered(RESUME_SUBJECTS))('reads a hostile resume in linear time: $name', ({ index, ...subject }) => {
    expectLinear(subject, some(SINGLE_TEXTS, 60, index));
  });
});
