/** Formats cents as "$3.99". Negative amounts (discounts and refunds) have a minus sign (−) rather than a hyphen. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');

export const monthly = (cents: number, currency: string): string => `${money(cents, currency)} a month`;
