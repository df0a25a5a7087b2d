/** Cents as people read them: "$3.99", and with a true minus what is taken off. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');
