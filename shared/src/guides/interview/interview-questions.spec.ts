import { term } from '../../../test/job-profile.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { interviewQuestions } from './interview-questions.js';

const data = readResumeData({
  skills: ['Minute taking', 'Diary management', 'React'],
  experience: [
    {
      role: 'Administrator',
      company: 'Elm House',
      current: true,
      bullets: ['Take minutes at the monthly team meeting'],
    },
  ],
  certifications: [{ name: 'Microsoft Office Specialist: Excel Associate' }],
});
const answersTo = (...skills: string[]): string =>
  interviewQuestions(data, { title: null, terms: skills.map((skill) => term(skill)) })
    .flatMap(({ question, answer }) => [question, ...answer])
    .join('\n');

describe('interviewQuestions', () => {
  it('quotes the bullet "Take minutes …" as evidence for the listed skill "minute taking"', () => {
    expect(answersTo('minute taking', 'diary management')).toContain(
      'You list minute taking and diary management among your skills. Where have you used them?\nNo line about your jobs mentions diary management yet. Have one true example of each:\n- minute taking: “Take minutes at the monthly team meeting”: [with what result]\n- diary management: [where, and with what result]',
    );
  });

  it('does not describe a skill as missing if a certificate or a more specific skill covers it', () => {
    expect(answersTo('Excel', 'JavaScript framework', 'Salesforce')).toContain('This job also calls for Salesforce.');
  });
});
