import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AdminDashboardView } from '@shortlist/shared/contract/admin-figures';
import { Link } from 'react-router';
import { useMe } from '../session/me.js';

type SystemAlert = AdminDashboardView['systemAlerts'][number];

const FAILED = `filter=${encodeURIComponent('{"state":"failed"}')}`;
const PAGES: Readonly<Record<NonNullable<SystemAlert['page']>, { to: string; label: string }>> = {
  emails: { to: '/emails', label: 'View Emails' },
  failed_emails: { to: `/emails?${FAILED}`, label: 'View Emails' },
  failed_payments: { to: `/payments?${FAILED}`, label: 'View Payments' },
};

export function SystemAlerts({ alerts }: { alerts: readonly SystemAlert[] }) {
  const { staff } = useMe();
  if (alerts.length === 0) return null;
  return (
    <Stack component="section" aria-label="System alerts" spacing={1}>
      {alerts.map(({ type, severity, message, page }) => (
        <Alert
          key={`${type} ${message}`}
          severity={severity}
          // The lists name customers, which analysts do not see.
          action={page !== null && staff.role !== 'analyst' && <PageLink {...PAGES[page]} />}
        >
          {message}
        </Alert>
      ))}
    </Stack>
  );
}

const PageLink = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} to={to} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
    {label}
  </Button>
);
