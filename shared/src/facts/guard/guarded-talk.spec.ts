import { emptyExperience, emptyResumeData, type ResumeData } from '../../resume/resume-data.js';
import { factGuard } from './fact-guard.js';
import { resumeRecord } from './guard-record.js';

const DATA: ResumeData = {
  ...emptyResumeData(),
  personal: { ...emptyResumeData().personal, fullName: 'Ada Okafor', jobTitle: 'Service tech', location: 'Toledo, OH' },
  experience: [
    {
      ...emptyExperience(),
      role: 'Service Tech',
      company: 'Maumee Comfort',
      location: 'Toledo, OH',
      startDate: 'Jun 2020',
      current: true,
      bullets: ['Cut repeat visits from 11% to 6%', 'On call one week a month'],
    },
  ],
  extras: { ...emptyResumeData().extras, languages: [{ name: 'German', level: 'A2' }] },
};
const POSTING = 'Lead Technician at Copperline. You hold NATE and know Kafka. $34 to $40 an hour.';
const SOURCES = [JSON.stringify(DATA)];
const record = resumeRecord(DATA, POSTING, new Date('2026-01-15'));
const found = (text: string): string[] => factGuard(SOURCES, text, record).map((flag) => flag.text);

describe('factGuard with the job description', () => {
  it.each([
    'The range is $34 to $40 an hour.',
    'You do not have NATE, so ask whether they pay for it.',
    'Kafka would be new to me.',
    'I like that Copperline looks for people like that.',
  ])('accepts facts that the text attributes to the employer: %s', (text) => expect(found(text)).toEqual([]));

  it.each(['I hold NATE.', 'I earned $40 an hour.', 'I built it with Kafka.'])(
    "flags a text that presents a fact from the job description as the user's own: %s",
    (text) => expect(found(text)).not.toEqual([]),
  );
});

describe('factGuard with derived numbers', () => {
  it('accepts the difference between two numbers in one line', () => {
    expect(found('I brought repeat visits down by 5 points, from 11% to 6%.')).toEqual([]);
    expect(found('I brought repeat visits down by 7 points, from 11% to 6%.')).toContain('7');
  });

  it('applies the unit in "from 11 to 6 percent" to both numbers', () => {
    expect(found('Repeat visits went from 11 to 6 percent.')).toEqual([]);
  });
});

describe('factGuard with languages', () => {
  it('flags a language level above the level in the resume', () => {
    expect(found('I am fluent in German.')).not.toEqual([]);
    expect(found('I write reports in German.')).not.toEqual([]);
    expect(found('I speak a little German.')).toEqual([]);
  });
});

describe('factGuard with praise from other people', () => {
  it('flags invented praise from managers or customers', () => {
    expect(found('Customers ask for me by name.')).not.toEqual([]);
    expect(found('My manager praised my visits.')).not.toEqual([]);
  });
});

describe('factGuard with a question', () => {
  it('flags nothing in a question', () => expect(found('Have you mentored apprentices?')).toEqual([]));
});
