import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import { useId, type ReactNode } from 'react';
import { DefinitionHint } from '../analytics/definition-hint.js';
import type { Definition } from '../analytics/definitions.js';
import { count, dollars, share } from '../analytics/figures.js';
import { messages } from './messages.js';

interface OverviewProps {
  stats: AdminDashboardView['stats'];
}

export function UserOverview({ stats: { totalUsers, activeUsers } }: OverviewProps) {
  const percent = totalUsers === 0 ? 0 : Math.round((100 * activeUsers) / totalUsers);
  return (
    <Overview title={messages.overviews.userOverview}>
      <Figure label={messages.overviews.totalUsers} value={count(totalUsers)} definition="totalUsers" />
      <Figure
        label={messages.overviews.active30Days}
        value={`${count(activeUsers)} (${percent} %)`}
        definition="activeUsers"
      />
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={messages.overviews.activeShare}
        sx={{ mt: 1 }}
      />
    </Overview>
  );
}

export const ResumeActivity = ({ stats: { totalResumes, paidDownloads, conversionRate } }: OverviewProps) => (
  <Overview title={messages.overviews.resumeActivity}>
    <Figure label={messages.overviews.totalResumes} value={count(totalResumes)} definition="totalResumes" />
    <Figure label={messages.overviews.paidDownloads} value={count(paidDownloads)} definition="paidDownloads" />
    <Figure label={messages.overviews.conversionRate} value={share(conversionRate)} definition="conversionRate" />
  </Overview>
);

export const RevenueOverview = ({ stats: { revenue, averagePerDownload } }: OverviewProps) => (
  <Overview title={messages.overviews.revenue}>
    <Figure label={messages.overviews.total} value={dollars(revenue)} definition="revenue" />
    <Figure
      label={messages.overviews.averagePerPaidDownload}
      value={averagePerDownload === null ? '–' : dollars(averagePerDownload)}
      definition="averagePerDownload"
    />
  </Overview>
);

function Overview({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={heading} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const Figure = ({ label, value, definition }: { label: string; value: string; definition: Definition }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.25 }}>
    <Typography color="textSecondary">{label}</Typography>
    <DefinitionHint of={definition} label={label} />
    <Typography sx={{ ml: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
  </Box>
);
