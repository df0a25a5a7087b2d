const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Formats a date as "December 21, 2026" in the viewer's time zone. */
export const dayOf = (at: string): string => day.format(new Date(at));

const shortDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Formats a date as "Dec 21, 2026", for table columns. */
export const shortDayOf = (at: string): string => shortDay.format(new Date(at));

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** Formats a time as "1:00 AM" in the viewer's time zone. */
export const timeOf = (at: string): string => time.format(new Date(at));
