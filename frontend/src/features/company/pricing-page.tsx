import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/config.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { messages } from './messages.js';
import { PlanCards } from './pricing/plan-cards.js';
import { PlanProducts } from './pricing/plan-products.js';
import { PlanTable } from './pricing/plan-table.js';
import { Questions } from './pricing/questions.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';

export default function PricingPage() {
  usePageMeta(PAGE_DESCRIPTIONS.pricing.title, PAGE_DESCRIPTIONS.pricing);
  const { data: config, error, refetch } = useQuery(configQuery);
  return (
    <>
      <PageHeader title={messages.pricingPage.title} intro={messages.pricingPage.intro} />
      {config && (
        <>
          <PlanCards
            plans={config.plans}
            prices={config.prices}
            allowances={config.aiAllowances}
            hasModel={config.features.aiModel}
          />
          <PlanTable
            plans={config.plans}
            prices={config.prices}
            allowances={config.aiAllowances}
            hasModel={config.features.aiModel}
          />
          <PlanProducts prices={config.prices} />
          <Questions prices={config.prices} provider={config.payments.provider} />
        </>
      )}
      {error && !config && (
        <LoadFailure message={messages.pricingPage.failed(error.message)} onRetry={() => void refetch()} />
      )}
      {!config && !error && (
        <Box role="status" aria-label={messages.pricingPage.label}>
          <Skeleton variant="rounded" height={460} />
        </Box>
      )}
    </>
  );
}
