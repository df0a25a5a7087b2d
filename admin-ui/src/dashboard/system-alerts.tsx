import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { Link } from 'react-router';
import { useMe } from '../session/me.js';
import { messages } from './messages.js';

type SystemAlert = AdminDashboardView['systemAlerts'][number];

const FAILED = `filter=${encodeURIComponent('{"state":"failed"}')}`;
interface Page {
  to: string;
  label: string;
  notFor: readonly StaffRole[];
}

const PAGES: Readonly<Record<NonNullable<SystemAlert['page']>, Page>> = {
  emails: { to: '/emails', label: messages.systemAlerts.viewEmails, notFor: ['analyst'] },
  failed_emails: { to: `/emails?${FAILED}`, label: messages.systemAlerts.viewEmails, notFor: ['analyst'] },
  failed_payments: { to: `/payments?${FAILED}`, label: messages.systemAlerts.viewPayments, notFor: ['analyst'] },
  queues: { to: '/job-queues', label: messages.systemAlerts.viewQueues, notFor: ['analyst'] },
  settings: { to: '/settings', label: messages.systemAlerts.openSettings, notFor: ['support', 'analyst'] },
};

export function SystemAlerts({ alerts }: { alerts: readonly SystemAlert[] }) {
  const { staff } = useMe();
  if (alerts.length === 0) return null;
  return (
    <Stack component="section" aria-label={messages.systemAlerts.systemAlerts} spacing={1}>
      {alerts.map(({ type, severity, message, page }) => (
        <Alert
          key={`${type} ${message}`}
          severity={severity}
          action={page !== null && !PAGES[page].notFor.includes(staff.role) && <PageLink {...PAGES[page]} />}
        >
          {message}
        </Alert>
      ))}
    </Stack>
  );
}

const PageLink = ({ to, label }: Page) => (
  <Button component={Link} to={to} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
    {label}
  </Button>
);
