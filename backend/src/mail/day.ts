const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date in the style of "November 28, 2026". */
export const day = (date: Date): string => format.format(date);
