import { money } from '@shortlist/shared/product/money';

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const count = (value: number): string => whole.format(value);
export const dollars = (cents: number): string => money(cents, 'usd');
export const share = (value: number | null): string => (value === null ? '–' : `${percent.format(value)} %`);

const fine = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Formats dollars with fractions of a cent, because one model answer costs less than a cent. */
export const modelCost = (dollars: number): string => fine.format(dollars);
