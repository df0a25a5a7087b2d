const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** Formats a time such as "2:14 PM" in the viewer's time zone and locale. */
export const formatTime = (at: string): string => time.format(new Date(at));

/** Formats a time such as "November 21, 2026 at 2:14 PM" in the viewer's time zone and locale. */
export const formatDateTime = (at: string): string => dateTime.format(new Date(at));
