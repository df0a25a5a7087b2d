const GROUP = 4;
const MAX_DIGITS = 19;

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Groups the digits of a card number as they are printed on the card. */
export const groupedNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, MAX_DIGITS)
    .replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ');

/** Formats an expiration date: "1230" and "12/30" become "12 / 30". A first digit of 2 to 9 gets a leading zero. */
export function expiryText(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

/** Returns undefined unless the text contains a month and a year. */
export function readExpiry(text: string): { expMonth: number; expYear: number } | undefined {
  const digits = digitsOf(text);
  const expMonth = Number(digits.slice(0, 2));
  return digits.length === 4 && expMonth >= 1 && expMonth <= 12
    ? { expMonth, expYear: Number(digits.slice(2)) }
    : undefined;
}
