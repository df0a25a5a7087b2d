/** Formats cents as "$3.99", with a true minus sign for discounts and refunds. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');

/** Formats the monthly price of a plan: "$9.99 a month". */
export const monthly = (cents: number, currency: string): string => `${money(cents, currency)} a month`;
