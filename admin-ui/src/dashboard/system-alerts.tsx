import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { AdminDashboardView } from '@shortlist/shared/contract/admin-figures';

export function SystemAlerts({ alerts }: { alerts: AdminDashboardView['systemAlerts'] }) {
  if (alerts.length === 0) return null;
  return (
    <Stack component="section" aria-label="System alerts" spacing={1}>
      {alerts.map(({ type, severity, message }) => (
        <Alert key={`${type} ${message}`} severity={severity}>
          {message}
        </Alert>
      ))}
    </Stack>
  );
}
