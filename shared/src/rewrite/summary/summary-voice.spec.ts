import { inVoice, staysInBaseForm } from './summary-voice.js';

describe('inVoice', () => {
  it.each([
    ['Check and fill pumps, tanks and split systems', 'Checks and fills pumps, tanks and split systems'],
    ['Admit, transfer and discharge patients', 'Admits, transfers and discharges patients'],
    ['Act as key worker and speak to families', 'Acts as key worker and speaks to families'],
    ['Handle contacts by phone and email for a shop', 'Handles contacts by phone and email for a shop'],
    ['Raise invoices and chase late payments', 'Raises invoices and chases late payments'],
    ['Prepare the budget and present variances', 'Prepare the budget and present variances'],
    ['Greet patients and book around 120 appointments', 'Greets patients and books around 120 appointments'],
    ['Key person for 6 children', 'Key person for 6 children'],
  ])('converts a bullet to the third person only if its verbs are unambiguous: %s', (bullet, expected) => {
    expect(inVoice(bullet, 'third')).toBe(expected);
  });
});

describe('staysInBaseForm', () => {
  it.each([
    ['Prepare the budget and present variances', true],
    ['Raise invoices and chase late payments', false],
    ['Cut waste by 8%', false],
    ['Pass rate of 96%', false],
    ['Key person for 6 children', false],
  ])('returns whether the third-person form of a bullet is uncertain: %s', (bullet, expected) => {
    expect(staysInBaseForm(bullet)).toBe(expected);
  });
});
