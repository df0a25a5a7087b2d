const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** "December 21, 2026", in the viewer's zone. */
export const dayOf = (at: string): string => day.format(new Date(at));
