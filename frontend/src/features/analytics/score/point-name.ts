import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';

/** A version of the kind `edit` contains the content before an edit. */
const NAMES: Record<ScorePoint['kind'], string> = messages.pointName.names;

export const pointName = ({ kind }: ScorePoint): string => NAMES[kind];

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

/** Formats a time as "Nov 21, 2026, 2:14 PM" in the viewer's time zone. */
export const momentOf = ({ at }: ScorePoint): string => moment.format(new Date(at));

/** Formats a day as "Nov 21" in the viewer's time zone. */
export const shortDayOf = ({ at }: ScorePoint): string => day.format(new Date(at));
