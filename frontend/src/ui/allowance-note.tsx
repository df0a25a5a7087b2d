import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AI_TASK_NAMES } from '@shortlist/shared/plans';
import { Link as RouterLink, useLocation } from 'react-router';
import { isUsedUp, type Allowance } from '../lib/ai-allowance.js';
import { timeOf } from './day.js';

/** From here on it is told; before, it would only worry people. */
const LOW_COUNT = 3;
const LOW_SHARE = 0.2;

interface AllowanceNoteProps {
  allowance: Allowance | null;
  /** For the button that it explains: a disabled button alone explains nothing. */
  id?: string;
}

/** What is left of the day's answers, beside the button that asks for one; nothing while there are many. */
export function AllowanceNote({ allowance, id }: AllowanceNoteProps) {
  if (!allowance || !isLow(allowance)) return null;
  const { task, left, limit, resetsAt } = allowance;
  return (
    <Typography id={id} role="status" variant="caption" color="text.secondary">
      {isUsedUp(allowance) ? (
        <>
          {`No ${AI_TASK_NAMES[task]} left today. New ones come at ${timeOf(resetsAt)}. `}
          <WayOut allowance={allowance} />
        </>
      ) : (
        `${left} of ${limit.toLocaleString('en')} ${AI_TASK_NAMES[task]} left today`
      )}
    </Typography>
  );
}

const isLow = ({ left, limit }: Allowance): boolean => left <= LOW_COUNT || left <= limit * LOW_SHARE;

function WayOut({ allowance: { customer } }: { allowance: Allowance }) {
  const { pathname } = useLocation();
  if (customer === 'premium') return null;
  // All visitors of a network share one count; an account has its own.
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
