import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AI_TASK_NAMES, type Customer } from '@shortlist/shared/product/plans';
import { Link as RouterLink, useLocation } from 'react-router';
import { isRunningOut, isUsedUp, type Allowance } from './ai-allowance.js';
import { timeOf } from '../../ui/day.js';
import { messages } from '../../ui/messages.js';

interface AllowanceNoteProps {
  allowance: Allowance | null;
  /** HTML id of the note. The button that sends the AI requests refers to it in `aria-describedby`. */
  id: string;
  sx?: SxProps<Theme>;
}

export function AllowanceNote({ allowance, id, sx }: AllowanceNoteProps) {
  if (!allowance || !isRunningOut(allowance)) return null;
  const { task, customer, left, limit, resetsAt } = allowance;
  const name = AI_TASK_NAMES[task];
  return (
    <Typography id={id} variant="caption" component="p" color="text.secondary" sx={sx}>
      {isUsedUp(allowance) ? (
        <>
          {messages.allowanceNote[customer === 'visitor' ? 'visitorsUsedUp' : 'usedUp'](name, timeOf(resetsAt))}{' '}
          <UpgradeLink customer={customer} />
        </>
      ) : (
        messages.allowanceNote.left(left, limit, name)
      )}
    </Typography>
  );
}

function UpgradeLink({ customer }: { customer: Customer }) {
  const { pathname } = useLocation();
  if (customer === 'premium') return null;
  if (customer === 'visitor')
    return (
      <Link component={RouterLink} to={`/register?returnTo=${encodeURIComponent(pathname)}`}>
        {messages.allowanceNote.ownLimit}
      </Link>
    );
  return (
    <Link component={RouterLink} to="/pricing">
      {messages.allowanceNote.seePlans}
    </Link>
  );
}
