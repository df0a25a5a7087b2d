import AttachMoneyOutlined from '@mui/icons-material/AttachMoneyOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import { FigurePage } from '../analytics/figure-page.js';
import { count, dollars } from '../analytics/figures.js';
import { STAT_GRID, StatCard } from '../analytics/stat-card.js';
import { messages } from './messages.js';
import { RecentActivity } from './recent-activity.js';
import { ResumeActivity, RevenueOverview, UserOverview } from './overviews.js';
import { SystemAlerts } from './system-alerts.js';

const ICONS = {
  users: GroupOutlined,
  resumes: DescriptionOutlined,
  downloads: DownloadOutlined,
  revenue: AttachMoneyOutlined,
} as const;

export function DashboardPage() {
  return (
    <FigurePage<AdminDashboardView>
      title={messages.dashboardPage.title}
      path="dashboard"
      failure={messages.dashboardPage.failure}
    >
      {(view) => (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <SystemAlerts alerts={view.systemAlerts} />
          <Box sx={STAT_GRID}>
            {view.quickStats.map(({ label, value, unit, change, icon }) => (
              <StatCard
                key={label}
                label={label}
                value={unit === 'cents' ? dollars(value) : count(value)}
                change={change}
                icon={ICONS[icon]}
                definition="quickStats"
              />
            ))}
          </Box>
          <Box sx={THREE}>
            <UserOverview stats={view.stats} />
            <ResumeActivity stats={view.stats} />
            <RevenueOverview stats={view.stats} />
          </Box>
          <RecentActivity items={view.recentActivity} />
        </Box>
      )}
    </FigurePage>
  );
}

const THREE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};
