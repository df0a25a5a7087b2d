const GROUP = 4;
const MOST_FIGURES = 19;

const figuresOf = (typed: string): string => typed.replace(/\D/g, '');

/** Groups the digits as they are printed on the card. */
export const groupedNumber = (typed: string): string =>
  figuresOf(typed)
    .slice(0, MOST_FIGURES)
    .replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ');

/** Formats "1230" and "12/30" as "12 / 30"; a month from 2 to 9 needs no zero. */
export function expiryText(typed: string): string {
  const figures = figuresOf(typed).slice(0, 4);
  const padded = /^[2-9]/.test(figures) ? `0${figures}`.slice(0, 4) : figures;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

/** Returns undefined unless the text contains a month and a year. */
export function readExpiry(text: string): { expMonth: number; expYear: number } | undefined {
  const figures = figuresOf(text);
  const expMonth = Number(figures.slice(0, 2));
  return figures.length === 4 && expMonth >= 1 && expMonth <= 12
    ? { expMonth, expYear: Number(figures.slice(2)) }
    : undefined;
}
