import { joined } from './note-joints.js';

describe('joined', () => {
  it.each([
    [
      'kept the fridge log, no findings at the 2019 visit',
      true,
      'kept the fridge log, with no findings at the 2019 visit',
    ],
    ['run a book club, 22 members at present', false, 'run a book club, with 22 members at present'],
    ['lead 9 porters, hospital of 300 beds', false, 'lead 9 porters in a hospital of 300 beds'],
    ['handled the stock, waste kept at 3%', true, 'handled the stock, with waste kept at 3%'],
    ['wired the barn and shed, passed first inspection', true, 'wired the barn and shed, and passed first inspection'],
    ['cut keys, poured resin, took moulds', true, 'cut keys, poured resin and took moulds'],
    [
      'sell tickets, always with a smile, refer to the manager',
      false,
      'sell tickets, always with a smile, and refer to the manager',
    ],
    ['teach Years 3 to 6; results above the average', false, 'teach Years 3 to 6, with results above the average'],
  ])('joins the parts of a clause with "and" or "with": %s', (clause, isPast, whole) => {
    expect(joined(clause, isPast)).toBe(whole);
  });

  it('leaves out a second sentence, even in lower case, but does not end a sentence at "approx."', () => {
    expect(joined('did the supply order. was around $400, its now $300', true)).toBe('did the supply order');
    expect(joined('served approx. 60 guests a night', true)).toBe('served approx. 60 guests a night');
  });

  it.each([
    'hand out parcels, 150-200 per day',
    'taught juniors blow-dry, 3 have qualified',
    'helped with rooftop units on small stores, 3 to 10 tons',
    'led 46 people, which cut errors',
    'rewrote the plan with two colleagues, 36 pages, now shared with two schools',
    'had a team of 6: 3 cooks, 3 porters',
    'took minutes for the board, issued within 2 days',
    'sliced, served up to 200 customers a day and did temperature checks',
    'sent 2 newsletters a month, with open rates up from 24% to 33%',
    'chased late payments, bringing overdue invoices down from £46,000 to £19,000',
  ])('adds no "and" or "with" to a list or a complete clause: %s', (clause) => {
    expect(joined(clause, true)).toBe(clause);
  });
});
