import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useMe } from '../session/me.js';
import { messages } from './messages.js';

const PAGES = [
  { to: '/revenue', label: messages.revenueTabs.overview },
  { to: '/payments', label: messages.revenueTabs.payments },
  { to: '/subscriptions', label: messages.revenueTabs.subscriptions },
] as const;

/** Analysts get no links to pages that show customers. */
export function RevenueTabs({ current }: { current: (typeof PAGES)[number]['to'] }) {
  const { staff } = useMe();
  if (staff.role === 'analyst') return null;
  return (
    <Box component="nav" aria-label={messages.revenueTabs.label} sx={ROW}>
      {PAGES.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          color={to === current ? 'primary' : 'inherit'}
          aria-current={to === current ? 'page' : undefined}
          sx={to === current ? CURRENT : OTHER}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const ROW = { display: 'flex', gap: 1, mt: -1, mb: 2.5, borderBottom: 1, borderColor: 'divider' };
const OTHER = { borderRadius: 0, borderBottom: 2, borderColor: 'transparent', mb: '-1px', color: 'text.secondary' };
const CURRENT = { ...OTHER, borderColor: 'primary.main', color: 'primary.main' };
