import { emptyExperience, emptyResumeData } from '../../resume/resume-data.js';
import { chosenDeeds, deedsOf } from './chosen-deeds.js';

const NOW = new Date('2026-11-27');
const job = (role: string, endDate: string, bullets: string[]) => ({
  ...emptyExperience(),
  role,
  company: `${role} Ltd`,
  startDate: '2005',
  endDate,
  current: endDate === '',
  bullets,
});

/** Returns the bullets of earlier jobs that are chosen for the cover letter of an electrician. */
function earlierIn(earlier: ReturnType<typeof job>[]): string[] {
  const data = {
    ...emptyResumeData(),
    experience: [
      job('Electrician', '', [
        'Rewired 40 council houses a year',
        'Trained two apprentices each year',
        'Tested 300 sockets a month',
        'Repaired alarms in occupied homes',
      ]),
      ...earlier,
    ],
  };
  data.personal.jobTitle = 'Electrician';
  const chosen = chosenDeeds(data, deedsOf(data, (text) => (/houses/.test(text) ? 2 : 0)) ?? [], {
    role: 'Electrician',
    most: { latest: 5, earlier: 3 },
    now: NOW,
  });
  return chosen.earlier.flat().map(({ bullet }) => bullet);
}

describe('chosenDeeds', () => {
  const trade = job('Maintenance Electrician', '2020', ['Repaired 12 furnaces on a rotating shift']);

  it('leaves out a job in another field that ended more than ten years ago', () => {
    const old = job('Forklift Driver', '2012', ['Loaded 30 trucks a day with parts for houses']);
    expect(earlierIn([trade, old])).toEqual(['Repaired 12 furnaces on a rotating shift']);
  });

  it('leaves out old bullets from another field that match no duty', () => {
    const shop = job('Shop Assistant', '2018', ['Served customers at the counter and by phone']);
    expect(earlierIn([trade, trade, shop]).join()).not.toContain('Served');
  });

  it('leaves out an earlier apprenticeship that ended more than five years ago', () => {
    const apprentice = job('Apprentice Electrician', '2011', ['Completed a four-year apprenticeship with day release']);
    expect(earlierIn([trade, apprentice])).toEqual(['Repaired 12 furnaces on a rotating shift']);
  });

  it('keeps an old job in the same field if it matches a duty', () => {
    const old = job('Electrician', '2012', ['Rewired 60 houses for the council']);
    expect(earlierIn([trade, old])).toContain('Rewired 60 houses for the council');
  });
});

describe('deedsOf', () => {
  it('reads "eFile" as a verb', () => {
    const bullets = [
      'eFile in Elm and Oak counties every week',
      'Prepared 60 estate plans a year',
      'Scheduled hearings and closings for clients',
      'Collected statements from 12 banks',
    ];
    const data = { ...emptyResumeData(), experience: [job('Paralegal', '', bullets)] };
    expect(deedsOf(data, () => 0)?.map(({ text }) => text)).toContain('eFile in Elm and Oak counties every week');
  });
});
