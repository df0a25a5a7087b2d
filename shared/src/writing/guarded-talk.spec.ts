import { emptyExperience, emptyResumeData, type ResumeData } from '../resume/resume-data.js';
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

describe('the fact guard about what the job description gives', () => {
  it.each([
    'The range is $34 to $40 an hour.',
    'You do not have NATE, so ask whether they pay for it.',
    'Kafka would be new to me.',
    'I like that Copperline looks for people like that.',
  ])('lets pass what is told as the employer’s: %s', (text) => expect(found(text)).toEqual([]));

  it.each(['I hold NATE.', 'I earned $40 an hour.', 'I built it with Kafka.'])(
    'finds what is claimed from it: %s',
    (text) => expect(found(text)).not.toEqual([]),
  );
});

describe('the fact guard about numbers that are worked out', () => {
  it('lets the difference of two numbers of one line pass', () => {
    expect(found('I brought repeat visits down by 5 points, from 11% to 6%.')).toEqual([]);
    expect(found('I brought repeat visits down by 7 points, from 11% to 6%.')).toContain('7');
  });

  it('reads the unit of a range behind its second number', () => {
    expect(found('Repeat visits went from 11 to 6 percent.')).toEqual([]);
  });
});

describe('the fact guard about languages', () => {
  it('finds a level above the one of the resume', () => {
    expect(found('I am fluent in German.')).not.toEqual([]);
    expect(found('I write reports in German.')).not.toEqual([]);
    expect(found('I speak a little German.')).toEqual([]);
  });
});

describe('the fact guard about praise from others', () => {
  it('finds what nobody is told to have said', () => {
    expect(found('Customers ask for me by name.')).not.toEqual([]);
    expect(found('My manager praised my visits.')).not.toEqual([]);
  });
});

describe('the fact guard about questions', () => {
  it('takes no question for a claim', () => expect(found('Have you mentored apprentices?')).toEqual([]));
});
