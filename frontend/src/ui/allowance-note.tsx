import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AI_TASK_NAMES, type Customer } from '@shortlist/shared/plans';
import { Link as RouterLink, useLocation } from 'react-router';
import { isRunningOut, isUsedUp, type Allowance } from '../lib/ai-allowance.js';
import { timeOf } from './day.js';

interface AllowanceNoteProps {
  allowance: Allowance | null;
  /** Describes the button while it `isRunningOut`: a disabled button alone explains nothing. */
  id: string;
  sx?: SxProps<Theme>;
}

/** What is left of the day's answers, beside the button that asks for one; nothing while there are many. */
export function AllowanceNote({ allowance, id, sx }: AllowanceNoteProps) {
  if (!allowance || !isRunningOut(allowance)) return null;
  const { task, customer, left, limit, resetsAt } = allowance;
  const name = AI_TASK_NAMES[task];
  // All visitors of a network share one count; an account has its own.
  const whose = customer === 'visitor' ? ' for visitors on your network' : '';
  return (
    <Typography id={id} variant="caption" component="p" color="text.secondary" sx={sx}>
      {isUsedUp(allowance) ? (
        <>
          {`No ${name} left today${whose}. The limit resets at ${timeOf(resetsAt)}. `}
          <WayOut customer={customer} />
        </>
      ) : (
        `${left} of ${limit.toLocaleString('en')} ${name} left today`
      )}
    </Typography>
  );
}

function WayOut({ customer }: { customer: Customer }) {
  const { pathname } = useLocation();
  if (customer === 'premium') return null;
  if (customer === 'visitor')
    return (
      <Link component={RouterLink} to={`/register?returnTo=${encodeURIComponent(pathname)}`}>
        Sign up for your own
      </Link>
    );
  return (
    <Link component={RouterLink} to="/pricing">
      See what plans include
    </Link>
  );
}
