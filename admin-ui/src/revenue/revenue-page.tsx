import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AttachMoneyOutlined from '@mui/icons-material/AttachMoneyOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RevenueView } from '@shortlist/shared/contract/admin-revenue';
import { REVENUE_RANGES, type RevenueRange } from '@shortlist/shared/revenue-ranges';
import { useSearchParams } from 'react-router';
import { FigurePage } from '../analytics/figure-page.js';
import { count, dollars, share } from '../analytics/figures.js';
import { STAT_GRID, StatCard } from '../analytics/stat-card.js';
import { MonthsPanel } from './months-panel.js';
import { RevenueTabs } from './revenue-tabs.js';

const RANGE_NAMES: Readonly<Record<RevenueRange, string>> = {
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '365d': 'Last 365 days',
};
const DEFAULT_RANGE: RevenueRange = '30d';

/** The range stays in the address. */
export function RevenuePage() {
  const [parameters, setParameters] = useSearchParams();
  const range = REVENUE_RANGES.find((known) => known === parameters.get('range')) ?? DEFAULT_RANGE;
  return (
    <FigurePage<RevenueView>
      title="Revenue"
      path={`revenue?range=${range}`}
      failure="Error loading revenue"
      tabs={<RevenueTabs current="/revenue" />}
      actions={<RangeButtons range={range} onChange={(chosen) => setParameters({ range: chosen })} />}
    >
      {(view) => (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <MoneyCards view={view} />
          <PlanCards view={view} />
          <MonthsPanel view={view} />
        </Box>
      )}
    </FigurePage>
  );
}

function RangeButtons({ range, onChange }: { range: RevenueRange; onChange: (range: RevenueRange) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={range}
      aria-label="Range"
      onChange={(_, chosen: RevenueRange | null) => chosen && onChange(chosen)}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {REVENUE_RANGES.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', flex: 1, whiteSpace: 'nowrap' }}>
          {RANGE_NAMES[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const MoneyCards = ({ view: { gross, refunds, disputes, fees, net } }: { view: RevenueView }) => (
  <Box sx={STAT_GRID}>
    <StatCard label="Gross" value={dollars(gross)} icon={AttachMoneyOutlined} definition="gross" />
    <StatCard label="Refunds" value={dollars(refunds)} icon={UndoOutlined} definition="refunds" />
    <StatCard
      label="Disputes and Fees"
      value={dollars(disputes + fees)}
      icon={GavelOutlined}
      definition="disputesAndFees"
    />
    <StatCard label="Net" value={dollars(net)} icon={AccountBalanceOutlined} definition="net" />
  </Box>
);

const PlanCards = ({ view }: { view: RevenueView }) => (
  <Box sx={STAT_GRID}>
    <StatCard
      label="Monthly Recurring"
      value={dollars(view.monthlyRecurring)}
      icon={AutorenewOutlined}
      definition="monthlyRecurring"
    />
    <StatCard label="New Plans" value={count(view.newPlans)} icon={CardMembershipOutlined} definition="newPlans" />
    <StatCard
      label="Canceled Plans"
      value={count(view.canceledPlans)}
      icon={CancelOutlined}
      definition="canceledPlans"
    />
    <StatCard label="Churn" value={share(view.churn)} icon={TrendingDownOutlined} definition="churn" />
  </Box>
);
