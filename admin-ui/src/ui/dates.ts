const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date as "Dec 21, 2026" in the viewer's time zone. */
export const dayOf = (at: string): string => day.format(new Date(at));

/** Formats a time as "Dec 21, 2026, 1:00 AM" in the viewer's time zone. */
export const momentOf = (at: string): string => moment.format(new Date(at));
