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
import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import { REVENUE_RANGES, type RevenueRange } from '@shortlist/shared/product/revenue-ranges';
import { useSearchParams } from 'react-router';
import { FigurePage } from '../analytics/figure-page.js';
import { count, dollars, share } from '../analytics/figures.js';
import { STAT_GRID, StatCard } from '../analytics/stat-card.js';
import { messages } from './messages.js';
import { MonthsPanel } from './months-panel.js';
import { RevenueTabs } from './revenue-tabs.js';

const RANGE_NAMES: Readonly<Record<RevenueRange, string>> = messages.revenuePage.rangeNames;
const DEFAULT_RANGE: RevenueRange = '30d';

export function RevenuePage() {
  const [parameters, setParameters] = useSearchParams();
  const range = REVENUE_RANGES.find((known) => known === parameters.get('range')) ?? DEFAULT_RANGE;
  return (
    <FigurePage<RevenueView>
      title={messages.revenuePage.title}
      path={`revenue?range=${range}`}
      failure={messages.revenuePage.failure}
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
      aria-label={messages.revenuePage.range}
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
    <StatCard label={messages.revenuePage.gross} value={dollars(gross)} icon={AttachMoneyOutlined} definition="gross" />
    <StatCard label={messages.revenuePage.refunds} value={dollars(refunds)} icon={UndoOutlined} definition="refunds" />
    <StatCard
      label={messages.revenuePage.disputesAndFees}
      value={dollars(disputes + fees)}
      icon={GavelOutlined}
      definition="disputesAndFees"
    />
    <StatCard label={messages.revenuePage.net} value={dollars(net)} icon={AccountBalanceOutlined} definition="net" />
  </Box>
);

const PlanCards = ({ view }: { view: RevenueView }) => (
  <Box sx={STAT_GRID}>
    <StatCard
      label={messages.revenuePage.monthlyRecurring}
      value={dollars(view.monthlyRecurring)}
      icon={AutorenewOutlined}
      definition="monthlyRecurring"
    />
    <StatCard
      label={messages.revenuePage.newPlans}
      value={count(view.newPlans)}
      icon={CardMembershipOutlined}
      definition="newPlans"
    />
    <StatCard
      label={messages.revenuePage.canceledPlans}
      value={count(view.canceledPlans)}
      icon={CancelOutlined}
      definition="canceledPlans"
    />
    <StatCard
      label={messages.revenuePage.churn}
      value={share(view.churn)}
      icon={TrendingDownOutlined}
      definition="churn"
    />
  </Box>
);
