import { namedWholes } from './named-wholes.js';

const found = (text: string) => namedWholes(text).map(({ start, end, kind }) => [text.slice(start, end), kind]);

describe('namedWholes', () => {
  it.each([
    ['Knowledge of ASME Y14.5-2018 and API 676', ['ASME Y14.5-2018', 'API 676']],
    ['Send EDI 214 messages and file ISF 10+2', ['EDI 214', 'ISF 10+2']],
    ['ICH E6(R2) and Form FDA 1572', ['ICH E6(R2)', 'Form FDA 1572']],
    ['drafting transfers of equity and deeds of variation', ['transfers of equity', 'deeds of variation']],
  ])('keeps a standard or a document whole: %s', (text, wholes) => {
    expect(found(text)).toEqual(wholes.map((whole) => [whole, 'hard']));
  });

  it.each([
    ['You hold a Level 3 childcare qualification', ['Level 3 childcare qualification']],
    ['AWS Certified Developer, OSHA 30', ['AWS Certified Developer', 'OSHA 30']],
    ['Certified Facility Manager (CFM) preferred', ['Certified Facility Manager', 'CFM']],
    ["a Class C driver's license", ["Class C driver's license"]],
    ['an enhanced DBS check', ['enhanced DBS']],
  ])('reads what somebody holds: %s', (text, wholes) => {
    expect(found(text)).toEqual(wholes.map((whole) => [whole, 'certificate']));
  });

  it('finds nothing in plain words', () => {
    expect(found('You will work as part of a team, because of the season, at the store')).toEqual([]);
  });
});
