import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { billingQuery } from '../../../entities/billing/billing.js';
import { shortDayOf } from '../../../ui/day.js';
import { dashboardQuery } from '../list/resumes-api.js';
import { useSignInAgain } from '../list/use-report-failure.js';
import { messages } from './messages.js';
import { StatCard } from './stat-card.js';

/** Shows dashes instead of outdated values if a refetch fails. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  const { data: billing } = useQuery(billingQuery);
  useSignInAgain(error);
  const failure = error && !isFetching ? { retry: () => void refetch() } : null;
  const known = error ? undefined : data;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
        m: 0,
        mb: { xs: 4, sm: 5 },
      }}
    >
      <StatCard label={messages.statCards.totalResumes} value={known?.resumes} failure={failure}>
        <Link component={RouterLink} to="/app/history">
          {messages.statCards.resumeHistory}
        </Link>
      </StatCard>
      <StatCard label={messages.statCards.downloads} value={known?.downloads} failure={failure}>
        {readyText(known?.resumes ?? 0, billing)}
      </StatCard>
      <StatCard label={messages.statCards.currentPlan} value={known && PLAN_NAMES[known.plan]} failure={failure}>
        {known?.plan === 'free' ? (
          <Link component={RouterLink} to="/pricing">
            {messages.statCards.upgrade}
          </Link>
        ) : (
          <Link component={RouterLink} to="/account">
            {planText(billing)}
          </Link>
        )}
      </StatCard>
    </Box>
  );
}

function readyText(resumes: number, billing: BillingView | undefined): string {
  if (billing && billing.plan !== 'free' && resumes > 0) return messages.statCards.allResumesUnlocked;
  const unlocked = billing?.unlockedResumes.length ?? 0;
  if (unlocked === 0) return messages.statCards.fileTypes;
  return messages.statCards.unlocked(unlocked);
}

function planText(billing: BillingView | undefined): string {
  if (!billing?.renewsAt) return messages.statCards.yourAccount;
  return messages.statCards[billing.subscription?.cancelsAtPeriodEnd ? 'ends' : 'renews'](shortDayOf(billing.renewsAt));
}
