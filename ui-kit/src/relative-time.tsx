import { messages } from './messages.js';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Renders a time such as "3 days ago", with the exact time in the viewer's time zone as a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact.format(date)}>
      {sinceNow(date)}
    </time>
  );
}

function sinceNow(date: Date): string {
  // Avoids texts such as “in 5 seconds” when the server's clock is ahead.
  const seconds = Math.min(0, (date.getTime() - Date.now()) / 1_000);
  const unit = UNITS.find(([, length]) => -seconds >= length);
  return unit ? relative.format(Math.trunc(seconds / unit[1]), unit[0]) : messages.relativeTime.justNow;
}
