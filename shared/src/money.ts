/** Cents as people read them: "$3.99", and with a true minus what is taken off or went back. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');

/** "$9.99 a month" */
export const monthly = (cents: number, currency: string): string => `${money(cents, currency)} a month`;
