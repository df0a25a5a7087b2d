import { readResumeData } from '../../resume/read-resume-data.js';
import { skillsToBring } from './closing.js';

const bring = (skills: readonly string[]): string =>
  skillsToBring(readResumeData({ skills }), null, { match: () => 1.5, said: '', jdText: '' });

describe('skillsToBring', () => {
  it('puts a skill whose name ends in a question mark last', () =>
    expect(bring(['How Does Learning Happen?', 'Outdoor play', 'Lillio'])).toBe(
      'outdoor play, Lillio, and How Does Learning Happen?',
    ));

  it('prefers to end with a skill whose name contains "and"', () =>
    expect(bring(['How Does Learning Happen?', 'Outdoor play', 'Toddler and preschool care'])).toBe(
      'outdoor play and toddler and preschool care',
    ));
});
