import { isAboutLeaving } from './leaving-a-job.js';

describe('isAboutLeaving', () => {
  it.each([
    'Position eliminated when the company was sold',
    'Left hairdressing because of a wrist injury and retrained in office work',
  ])('returns true for a bullet about the end of a job: %s', (bullet) => expect(isAboutLeaving(bullet)).toBe(true));

  it.each(['Left every room ready for the next guest', 'Treated sports injuries of 40 players'])(
    'returns false for a bullet about work: %s',
    (bullet) => expect(isAboutLeaving(bullet)).toBe(false),
  );
});
