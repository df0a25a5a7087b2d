import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { billingQuery } from '../../entities/billing/billing.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { AllowanceTable } from './allowance-table.js';
import { PlanActions } from './billing/plan-actions.js';
import { PlanState } from './billing/plan-state.js';
import { messages } from './messages.js';
import { Section } from './parts/section.js';

export function PlanSection() {
  return (
    <Section id="plan" title={messages.planSection.title} intro={messages.planSection.intro}>
      <RunningPlan />
      <AllowanceTable />
    </Section>
  );
}

function RunningPlan() {
  const { data: billing, error, refetch } = useQuery(billingQuery);
  if (error && !billing)
    return <LoadFailure message={messages.planSection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!billing) return <Skeleton variant="rounded" height={86} role="status" aria-label={messages.planSection.label} />;
  return (
    <>
      <PlanState billing={billing} />
      <PlanActions billing={billing} />
    </>
  );
}
