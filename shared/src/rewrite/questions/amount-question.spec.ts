import { bulletQuestion } from './bullet-question.js';

describe('amountQuestionText', () => {
  it.each([
    ['Trained new nurses on the ward', false, 'How many new nurses did you train'],
    ['Supervise cleaners', true, 'How many cleaners do you supervise'],
    ['Looked after VIP accounts', false, 'How many VIP accounts did you look after'],
    ['Carried out deep cleans', false, 'How many deep cleans did you carry out'],
    ['Managed a team on the shop floor', false, 'How many people were in the team'],
  ])('returns a specific question such as "How many new nurses did you train": %s', (text, isCurrent, question) =>
    expect(bulletQuestion(text, isCurrent)?.text).toBe(`${question}, or what changed because of it?`),
  );

  it.each([
    ['Answered phones', 'How many'],
    ['Moved materials', 'How many'],
    ['Handled money', 'How much'],
    ['Liaised with stakeholders', 'How many'],
  ])('returns the general question "How many or how often" for nouns such as "phones": %s', (text, amount) =>
    expect(bulletQuestion(text, false)?.text).toBe(`${amount} or how often, or what changed because of it?`),
  );

  it.each([
    ['Traced faults using wiring diagrams', 'Traced faults ([how many?]) using wiring diagrams'],
    [
      'Diagnosed faults on boilers and ordered parts from the van',
      'Diagnosed faults ([how many?]) on boilers and ordered parts from the van',
    ],
    ['Carried out deep cleans', 'Carried out deep cleans ([how many?])'],
  ])('puts the blank "[how many?]" next to the noun that it counts: %s', (text, bullet) =>
    expect(bulletQuestion(text, false)?.answers[0]?.bullet).toBe(bullet),
  );

  it('asks for the result of a single event, but not for an amount', () =>
    expect(bulletQuestion('Noticed signs of a sore and reported it to the nurse the same hour', false)?.text).toBe(
      'What changed because of it?',
    ));

  it.each([
    ['Handled sales of used cars', true],
    ['Looked after the babies', false],
  ])('suggests money as a result only for work that can earn money: %s', (text, isOffered) =>
    expect(bulletQuestion(text, false)?.answers.some(({ label }) => label === 'It brought in money')).toBe(isOffered),
  );

  it.each(['Tutored three students in chemistry', 'Calibrated pipettes and balances weekly per SOP-014'])(
    'does not ask for an amount that the bullet states: %s',
    (text) => expect(bulletQuestion(text, false)).toBeUndefined(),
  );
});
