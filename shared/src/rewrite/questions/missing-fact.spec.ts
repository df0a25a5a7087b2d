import { bulletQuestion } from './bullet-question.js';

const asked = (text: string, isCurrent = false): [text?: string, first?: string] => {
  const question = bulletQuestion(text, isCurrent);
  return question ? [question.text, question.answers[0]?.bullet] : [];
};

describe('missingFactQuestion', () => {
  it.each([
    [
      'Consistently hit targets and stayed calm',
      'What was the target, and how often did you reach it?',
      'Consistently hit targets ([what target?], [how often?]) and stayed calm',
    ],
    [
      'Saved the school money by decorating the hall',
      'How much money was it?',
      'Saved the school [how much?] by decorating the hall',
    ],
    ['Won an award for customer care', 'Which award was it?', 'Won the [which?] award for customer care'],
    [
      'Answered phones and other duties as assigned',
      'Which other tasks did you do?',
      'Answered phones and [which other tasks?]',
    ],
    [
      'Provided excellent customer service at all times',
      'What did you do that shows this?',
      'Provided excellent customer service at all times, [doing what?]',
    ],
    [
      'Served as treasurer of the chess club',
      'What did you do in this role?',
      'Served as treasurer of the chess club, [doing what?]',
    ],
  ])('returns a question about a fact that the bullet leaves vague, such as "targets": %s', (text, question, answer) =>
    expect(asked(text)).toEqual([question, answer]),
  );

  it.each([
    'Hit sales targets of 40k in 10 of 12 months',
    'Won the 2023 regional award for service',
    "Exceeded all KPI's for 6 months",
  ])('does not ask for a fact that the bullet states: %s', (text) =>
    expect(['What was the target, and how often did you reach it?', 'Which award was it?']).not.toContain(
      asked(text)[0],
    ),
  );
});

describe('missingFactQuestion about a role', () => {
  it('does not ask what the user did in a role if the second verb of the bullet states it', () =>
    expect(asked('Acted as key person to six toddlers and met their parents each term')[0]).not.toBe(
      'What did you do in this role?',
    ));
});

describe('vagueAmountQuestion', () => {
  it.each([
    ['Results got better in maths after I started small groups', 'Results got better by [how much?] in maths'],
    ['Got food waste down by a good bit and the owner was delighted', 'Got food waste down by [how much?] and'],
    ['I made several changes to the rota and it helped', 'I made [how many?] changes to the rota'],
  ])('replaces a vague amount such as "several" with a blank, wherever it is in the bullet: %s', (text, answer) =>
    expect(asked(text)[1]).toContain(answer),
  );

  it('does not ask for an amount that the bullet states', () =>
    expect(asked('Got scrap down by a lot, from 6% to 2%')).toEqual([]));
});
