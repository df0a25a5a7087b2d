import { describe, expect, it } from 'vitest';
import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string, isCurrent = false): string => improveBullet(text, isCurrent).text;

describe('improveBullet with activities such as "laundry and meals"', () => {
  it.each([
    [
      'Invoices, payments and bank reconciliations for 3 sites',
      'Handled invoices, payments and bank reconciliations for 3 sites',
    ],
    ['Duties were laundry, meals and observations', 'Handled laundry, meals and observations'],
    [
      'Calls, complaints and refunds, closed 45 cases a week',
      'Closed 45 cases a week, handling calls, complaints and refunds',
    ],
    ['Served as a shift supervisor in charge of 6 nurses on nights', 'Led 6 nurses as a shift supervisor on nights'],
    ['Appointments, prescriptions, phones', 'Handled appointments, prescriptions and phones'],
    ['Branch manager for 12 staff, sales up 8%', 'Managed 12 staff as branch manager, sales up 8%'],
    [
      'Cleaning of the wards was done twice a day and spills were recorded in the log',
      'Cleaned the wards twice a day and recorded spills in the log',
    ],
    [
      'The archive, which was a mess before, was reorganized by me over one summer',
      'Reorganized the archive over one summer',
    ],
  ])('begins a list of activities with a verb: %s', (typed, expected) => expect(improved(typed)).toBe(expected));

  it.each([
    'Labouring duties on various sites',
    'Volunteers, rota, gift aid sign up',
    'Responsible for various tasks',
    'Cleaning of the wards was done by an outside firm',
    'Standalone HR manager for 420 employees on two sites',
    'Sales of £1.3m a year, up 9% in 2024',
    'Project manager for 3 years in the charity sector',
    'Deputised for the store manager of a £2m shop and locked up',
    'Stand in for the office manager on a busy desk',
  ])('does not change a bullet without a clear action: %s', (typed) => expect(improved(typed)).toBe(typed));

  it('uses the present tense for a current job', () => {
    expect(improved('Invoices, payments and refunds', true)).toBe('Handle invoices, payments and refunds');
    const once = 'Replaced 17 weekly spreadsheets with one report';
    expect(improved(once, true)).toBe(once);
  });
});

describe('improveBullet with several duties', () => {
  it.each([
    ['Duties include cleaning of 3 floors and restocking of supplies', 'Cleaned 3 floors and restocked supplies'],
    [
      'Tasked with drafting of witness statements and preparation of trial bundles',
      'Drafted witness statements and prepared trial bundles',
    ],
    ['Responsible for referrals and discharges, 30 a week', 'Handled referrals and discharges, 30 a week'],
  ])('rewrites every duty in a bullet as an action: %s', (typed, expected) => expect(improved(typed)).toBe(expected));

  it.each(['Was responsible for a team of 11 and for sales of the store which was up 6%'])(
    'does not change a bullet if only one of its duties can be rewritten as an action: %s',
    (typed) => expect(improved(typed)).toBe(typed),
  );
});
