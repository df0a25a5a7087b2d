import { withDeedFirst, withResultClause } from './result-clause.js';

describe('withResultClause', () => {
  it.each([
    ['Rebuilt the menu, and this brought sales up 12%', 'Rebuilt the menu, bringing sales up 12%'],
    [
      'Redesigned a manifold which resulted in a 17% reduction in part cost',
      'Redesigned a manifold, reducing part cost by 17%',
    ],
    ['Ran the fair, and it came in 6% under budget.', 'Ran the fair, coming in 6% under budget.'],
  ])('turns a result into an "-ing" phrase: %s', (before, after) => expect(withResultClause(before)).toBe(after));

  it.each(['Mended the app which saved the day', 'Ran the fair, and it went well'])(
    'returns undefined if no clause states a result: %s',
    (text) => expect(withResultClause(text)).toBeUndefined(),
  );
});

describe('withDeedFirst', () => {
  it.each([
    ['Had a target of 40k a month which I hit 10 times', 'Hit a target of 40k a month 10 times'],
    ['In order to cut waits I changed the rota', 'Changed the rota to cut waits'],
    [
      'While studying full time I was working 16 hours a week on the till',
      'Worked 16 hours a week on the till while studying full time',
    ],
    ['Team leader of the day shift, I plan the rota', 'Plan the rota as team leader of the day shift'],
  ])('puts the action first, as in "Hit a target": %s', (before, after) => expect(withDeedFirst(before)).toBe(after));

  it.each(['In order to cut waits I changed the rota and it worked', 'First contact of all guests, I greet them'])(
    'returns undefined if it cannot put the action first: %s',
    (text) => expect(withDeedFirst(text)).toBeUndefined(),
  );
});
