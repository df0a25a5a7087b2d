const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** "December 21, 2026", in the viewer's zone. */
export const dayOf = (at: string): string => day.format(new Date(at));

const shortDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** "Dec 21, 2026", where days stand in a column. */
export const shortDayOf = (at: string): string => shortDay.format(new Date(at));

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** "1:00 AM", in the viewer's zone. */
export const timeOf = (at: string): string => time.format(new Date(at));
