import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string, isCurrent = false) => improveBullet(text, isCurrent).text;

describe('improveBullet with a story', () => {
  it.each([
    [
      'In order to reduce the build time I made changes to the pipeline (caching) and it went from 25 min to 9 min',
      'Reduced the build time from 25 min to 9 min by making changes to the pipeline (caching)',
    ],
    [
      'When I joined there was no handbook of any kind so I sat down and wrote one in 2021, and it was rolled out to 85 staff',
      'Wrote a handbook where there had been none in 2021, rolled out to 85 staff',
    ],
    [
      'Helped the manager with the stocktake every quarter, counting around 3k lines',
      'Counted around 3k lines, helping the manager with the stocktake every quarter',
    ],
    [
      'It is my job to inspect rooms after the maids have cleaned them and hand them back',
      'Inspect rooms after the maids have cleaned them and hand them back',
    ],
  ])('begins with what the author did: %s', (before, after) =>
    expect(improved(before, before.startsWith('It is'))).toBe(after),
  );

  it.each([
    'When I joined there was no handbook and the owner wrote one',
    'Helped customers find shoes, saving 2 hours a week',
    'In order to reduce the build time we made changes and it went from 25 min to 9 min',
  ])('keeps a story whose author is uncertain: %s', (text) => expect(improved(text)).toBe(text));
});

describe('improveBullet with the manner of work', () => {
  it.each([
    ['Responsible for the safe operation of 3 cranes', 'Operated 3 cranes safely'],
    ['Responsible for timely delivery of parcels to 40 shops', 'Delivered parcels on time to 40 shops'],
    [
      'Responsible for end to end recruitment of hourly staff for 6 stores',
      'Recruited hourly staff end to end for 6 stores',
    ],
    ['Responsible for own caseload of 70 files', 'Managed own caseload of 70 files'],
    ['In charge of cabin of 10 boys for 8 weeks', 'Oversaw a cabin of 10 boys for 8 weeks'],
  ])('puts the manner after the verb: %s', (before, after) => expect(improved(before)).toBe(after));
});
