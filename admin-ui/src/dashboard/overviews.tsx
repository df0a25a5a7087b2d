import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AdminDashboardView } from '@shortlist/shared/contract/admin-figures';
import { useId, type ReactNode } from 'react';
import { DefinitionHint } from '../analytics/definition-hint.js';
import type { Definition } from '../analytics/definitions.js';
import { count, dollars, share } from '../analytics/figures.js';

interface OverviewProps {
  stats: AdminDashboardView['stats'];
}

export function UserOverview({ stats: { totalUsers, activeUsers } }: OverviewProps) {
  const percent = totalUsers === 0 ? 0 : Math.round((100 * activeUsers) / totalUsers);
  return (
    <Overview title="User Overview">
      <Figure label="Total users" value={count(totalUsers)} definition="totalUsers" />
      <Figure label="Active in 30 days" value={`${count(activeUsers)} (${percent} %)`} definition="activeUsers" />
      <LinearProgress variant="determinate" value={percent} aria-label="Share of active users" sx={{ mt: 1 }} />
    </Overview>
  );
}

export const ResumeActivity = ({ stats: { totalResumes, paidDownloads, conversionRate } }: OverviewProps) => (
  <Overview title="Resume Activity">
    <Figure label="Total resumes" value={count(totalResumes)} definition="totalResumes" />
    <Figure label="Paid downloads" value={count(paidDownloads)} definition="paidDownloads" />
    <Figure label="Conversion rate" value={share(conversionRate)} definition="conversionRate" />
  </Overview>
);

export const RevenueOverview = ({ stats: { revenue, averagePerDownload } }: OverviewProps) => (
  <Overview title="Revenue">
    <Figure label="Total" value={dollars(revenue)} definition="revenue" />
    <Figure
      label="Average per paid download"
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
