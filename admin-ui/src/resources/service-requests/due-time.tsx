import Box from '@mui/material/Box';
import type { StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { awaitsAnswer, isOverdue } from '@shortlist/shared/product/service-times';
import { momentOf } from '../../ui/dates.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';

const HOUR = 3_600_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const untilNow = (at: string): string => {
  const hours = Math.trunc((Date.parse(at) - Date.now()) / HOUR);
  return hours === 0 ? messages.dueTime.withinHour : relative.format(hours, 'hour');
};

/** Shows when the answer is due, such as "in 5 hours", or that it is overdue. Hidden once the request is answered. */
export function DueTime({ request }: { request: StaffServiceRequest }) {
  if (!awaitsAnswer(request)) return null;
  const { dueAt } = request;
  return (
    <Box component="time" dateTime={dueAt} title={momentOf(dueAt)}>
      {isOverdue(request) ? <StatusChip label={messages.dueTime.label} tone="error" /> : untilNow(dueAt)}
    </Box>
  );
}
