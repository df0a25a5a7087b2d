import AttachMoneyOutlined from '@mui/icons-material/AttachMoneyOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ANALYTICS_RANGES, type AnalyticsRange } from '@shortlist/shared/product/analytics-ranges';
import type { AdminAnalyticsView } from '@shortlist/shared/contract/console/admin-figures';
import { useSearchParams } from 'react-router';
import { FigurePage } from './figure-page.js';
import { count, dollars } from './figures.js';
import { FunnelPanel } from './funnel-panel.js';
import { messages } from './messages.js';
import {
  ActivityPanel,
  ExportsPanel,
  ProductsPanel,
  RetentionPanel,
  TopPagesPanel,
  TrafficPanel,
  WritingHelpPanel,
} from './panels.js';
import { STAT_GRID, StatCard } from './stat-card.js';

const RANGE_NAMES: Readonly<Record<AnalyticsRange, string>> = messages.analyticsPage.rangeNames;
const DEFAULT_RANGE: AnalyticsRange = '7d';

export function AnalyticsPage() {
  const [parameters, setParameters] = useSearchParams();
  const range = ANALYTICS_RANGES.find((known) => known === parameters.get('range')) ?? DEFAULT_RANGE;
  return (
    <FigurePage<AdminAnalyticsView>
      title={messages.analyticsPage.title}
      path={`analytics?range=${range}`}
      failure={messages.analyticsPage.failure}
      actions={<RangeButtons range={range} onChange={(chosen) => setParameters({ range: chosen })} />}
    >
      {(view) => <Figures view={view} />}
    </FigurePage>
  );
}

function RangeButtons({ range, onChange }: { range: AnalyticsRange; onChange: (range: AnalyticsRange) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={range}
      aria-label={messages.analyticsPage.range}
      onChange={(_, chosen: AnalyticsRange | null) => chosen && onChange(chosen)}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {ANALYTICS_RANGES.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          sx={{
            textTransform: 'none',
            flex: 1,
            whiteSpace: 'nowrap',
            px: { xs: 0.5, sm: 1.5 },
            fontSize: { xs: 12, sm: 13 },
          }}
        >
          {RANGE_NAMES[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Figures({ view }: { view: AdminAnalyticsView }) {
  const { overview } = view;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={STAT_GRID}>
        <StatCard
          label={messages.analyticsPage.totalUsers}
          value={count(overview.totalUsers)}
          change={overview.userGrowth}
          icon={GroupOutlined}
          definition="userGrowth"
        />
        <StatCard
          label={messages.analyticsPage.resumesCreated}
          value={count(overview.totalResumes)}
          change={overview.resumeGrowth}
          icon={DescriptionOutlined}
          definition="resumesCreated"
        />
        <StatCard
          label={messages.analyticsPage.revenue}
          value={dollars(overview.totalRevenue)}
          change={overview.revenueGrowth}
          icon={AttachMoneyOutlined}
          definition="rangeRevenue"
        />
        <StatCard
          label={messages.analyticsPage.pageViews}
          value={count(overview.totalViews)}
          change={overview.viewGrowth}
          icon={VisibilityOutlined}
          definition="views"
        />
      </Box>
      <TrafficPanel view={view} />
      <Box sx={PAIR}>
        <FunnelPanel view={view} />
        <TopPagesPanel view={view} />
      </Box>
      <ActivityPanel view={view} />
      <ProductsPanel view={view} />
      <Box sx={PAIR}>
        <WritingHelpPanel view={view} />
        <ExportsPanel view={view} />
      </Box>
      <RetentionPanel view={view} />
    </Box>
  );
}

const PAIR = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
