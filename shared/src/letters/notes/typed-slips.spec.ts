import { withArticles } from './missing-articles.js';
import { withoutSlips } from './typed-slips.js';

describe('withoutSlips', () => {
  it.each([
    ['somthing for small busineses', 'something for small businesses'],
    ['took the trainees out there first week', 'took the trainees out in their first week'],
    ['slow when its quiet', 'slow when it’s quiet'],
    ['a company were I can learn', 'a company where I can learn'],
    ['a clients new office', 'a client’s new office'],
    ['120 ish calls', 'about 120 calls'],
    ['sold in 40ish shops', 'sold in about 40 shops'],
    ['7 years experience', '7 years’ experience'],
    ['clean 14 rooms the day', 'clean 14 rooms a day'],
    ['looking for work in warehouse', 'looking for work in a warehouse'],
    ['came to UK', 'came to UK'],
    ['lives in UK', 'lives in the UK'],
    ['can to fix machines', 'can fix machines'],
    ['wood n metal + stone', 'wood and metal and stone'],
    ['led the crew last 6 months', 'led the crew for the last 6 months'],
    ['in the last 6 months', 'in the last 6 months'],
    ['sold it on ebay in december', 'sold it on eBay in December'],
    ['ann.wich@mill.example', 'ann.wich@mill.example'],
  ])('corrects typing mistakes: %s', (typed, right) => {
    expect(withoutSlips(typed)).toBe(right);
  });

  it('returns its own output unchanged', () => {
    const text = 'about 30 ish vans last 5 mos, a clients shop in UK when its busy';
    expect(withoutSlips(withoutSlips(text))).toBe(withoutSlips(text));
  });
});

describe('withArticles', () => {
  it.each([
    ['I am line cook with 4 years in hotels.', 'I am a line cook with 4 years in hotels.'],
    ['I work as office assistant and study.', 'I work as an office assistant and study.'],
    ['I am honest and careful.', 'I am honest and careful.'],
    ['I am a cook.', 'I am a cook.'],
    ['We work as teachers.', 'We work as teachers.'],
  ])('adds a missing article, as in "I am a line cook": %s', (typed, right) => {
    expect(withArticles(typed)).toBe(right);
  });
});
