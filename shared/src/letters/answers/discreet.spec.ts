import { emptyExperience, emptyResumeData } from '../../resume/resume-data.js';
import { discreet } from './discreet.js';

describe('discreet', () => {
  it.each([
    ['Found that a night rate had been set up wrongly and 37 employees were underpaid', false],
    ['Reported a data breach to the manager', false],
    ['Spotted missing guards on 4 machines', false],
    ['Handled complaints about the care home', false],
    ['Cut customer complaints by 30%', true],
    ['Reduced picking errors from 12 to 3 a week', true],
    ['Found 40 new suppliers', true],
  ])("leaves out a bullet only if it reveals an employer's failings: %s", (bullet, isKept) => {
    const data = { ...emptyResumeData(), experience: [{ ...emptyExperience(), bullets: [bullet] }] };
    expect(discreet(data).experience[0]?.bullets).toEqual(isKept ? [bullet] : []);
  });
});
