const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** "2:14 PM", in the viewer's zone and manner. */
export const clockOf = (at: string): string => clock.format(new Date(at));

/** "November 21, 2026 at 2:14 PM". */
export const momentOf = (at: string): string => exact.format(new Date(at));
