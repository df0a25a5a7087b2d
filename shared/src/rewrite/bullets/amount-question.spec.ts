import { bulletQuestion } from './bullet-question.js';

describe('amountQuestionText', () => {
  it.each([
    ['Trained new nurses on the ward', false, 'How many new nurses did you train'],
    ['Supervise cleaners', true, 'How many cleaners do you supervise'],
    ['Looked after VIP accounts', false, 'How many VIP accounts did you look after'],
    ['Carried out deep cleans', false, 'How many deep cleans did you carry out'],
    ['Managed a team on the shop floor', false, 'How many people were in the team'],
  ])('repeats the counted object of the bullet: %s', (text, isCurrent, question) =>
    expect(bulletQuestion(text, isCurrent)?.text).toBe(`${question}, or what changed because of it?`),
  );

  it.each(['Answered phones', 'Moved materials', 'Handled money', 'Liaised with stakeholders'])(
    'asks in general words about an object whose number says little: %s',
    (text) => expect(bulletQuestion(text, false)?.text).toBe('How much was it, or what changed because of it?'),
  );

  it.each(['Tutored three students in chemistry', 'Calibrated pipettes and balances weekly per SOP-014'])(
    'is not asked about a bullet that states the amount: %s',
    (text) => expect(bulletQuestion(text, false)).toBeUndefined(),
  );
});
