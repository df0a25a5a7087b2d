import { examine } from './test-cards.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const card = { number: '4242424242424242', expMonth: 12, expYear: 2_030, cvc: '123' };

describe('examine', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'])(
    'accepts the card number in the notation %s',
    (number) => {
      expect(examine({ ...card, number }, NOW)).toEqual({ outcome: 'charged', card: { last4: '4242', renews: true } });
    },
  );

  it.each([
    [11, 2_026, 'charged'],
    [11, 26, 'charged'],
    [10, 2_026, 'declined'],
    [10, 26, 'declined'],
    [12, 25, 'declined'],
    [1, 27, 'charged'],
  ])('treats a card that expires in %d/%d as %s in November 2026', (expMonth, expYear, outcome) => {
    expect(examine({ ...card, expMonth, expYear }, NOW).outcome).toBe(outcome);
  });

  it.each(['4242424242424241', '42', '', '4242 4242 4242 424x', '0'.repeat(30)])(
    'rejects the card number %j',
    (number) => {
      expect(() => examine({ ...card, number }, NOW)).toThrow('Your card number is invalid.');
    },
  );

  it('declines the number of a real card', () => {
    expect(examine({ ...card, number: '5555555555554444' }, NOW)).toMatchObject({ outcome: 'declined' });
  });
});
