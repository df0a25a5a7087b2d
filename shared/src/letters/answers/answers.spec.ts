import { isStoryTold, timesInSummary } from './answered-by-resume.js';
import { blankSentence } from './blank-sentence.js';

describe('blankSentence', () => {
  it.each([
    [
      'the earliest date you could start and if the on-call weekends work for you',
      'I could start on [date]. The on-call weekends [suit / do not suit] me.',
    ],
    ['when you could start', 'I could start on [date].'],
    ['which weekdays you can work from January', 'I can work on [weekdays] from January.'],
    ['your notice period', 'My notice period is [length].'],
    ['why care matters to you', 'Care matters to me because [reason].'],
    ['why you want to work with us', 'I want to work with you because [reason].'],
    ['what draws you to working with toddlers', 'What draws me to working with toddlers is [reason].'],
    ['a time when you found a mistake', 'One example is [a time when I found a mistake].'],
    ['something in your shop that you changed', 'I would like to mention [something in my shop that I changed].'],
    ['what the problem was and what you did', 'Here is what the problem was and what I did: [answer].'],
    ['how you have helped children read', 'Here is how I have helped children read: [answer].'],
    ['about what was a bug that you fixed?', '[what was a bug that you fixed?]'],
    ['', ''],
  ])("turns a question into a sentence with a blank for the user's answer: %s", (question, sentence) => {
    expect(blankSentence(question)).toBe(sentence);
  });
});

describe('timesInSummary', () => {
  it.each([
    ['which weekdays you can work', 'Student. I am free on Mondays and Fridays.', 'I am free on Mondays and Fridays.'],
    ['your availability', 'Available on weekends', 'I am available on weekends.'],
    ['when you could start', 'Available from 4 January.', 'I am available from 4 January.'],
    ['when you could start', 'I am free on Mondays.', ''],
    ['which weekdays you can work', 'Kind nurse.', ''],
    ['why care matters to you', 'I am free on Mondays.', ''],
  ])('returns the summary sentence that answers a question about availability: %s', (question, summary, answer) => {
    expect(timesInSummary(question, summary)).toBe(answer);
  });
});

describe('isStoryTold', () => {
  const question = 'a time when you discovered a mistake in a payroll, and what you did about it';
  it.each([
    ['I found that a night rate had been set up wrongly and 37 employees were underpaid, and wrote to each.', true],
    ['I found mistakes in payrolls.', false],
    ['I process the weekly payroll for 420 care, nursing and kitchen staff across 5 homes in BrightPay.', false],
  ])('recognizes a sentence that tells the requested story and contains a figure: %s', (sentence, isTold) => {
    expect(isStoryTold(question, [sentence])).toBe(isTold);
  });

  it('looks for a story only if the question asks for one', () => {
    expect(
      isStoryTold('why payroll matters', ['I found 3 mistakes in the payroll of 40 people and wrote to each.']),
    ).toBe(false);
  });
});
