import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { useMe } from '../session/me.js';

const PAGES = [
  { to: '/revenue', label: 'Overview' },
  { to: '/payments', label: 'Payments' },
  { to: '/subscriptions', label: 'Subscriptions' },
] as const;

/** The pages about money. Analysts see figures, not customers. */
export function RevenueTabs({ current }: { current: (typeof PAGES)[number]['to'] }) {
  const { staff } = useMe();
  if (staff.role === 'analyst') return null;
  return (
    <Tabs component="nav" value={current} aria-label="Revenue" role={undefined} sx={{ mb: 2.5, mt: -1 }}>
      {PAGES.map(({ to, label }) => (
        <Tab
          key={to}
          value={to}
          label={label}
          component={Link}
          to={to}
          role={undefined}
          aria-selected={undefined}
          aria-current={to === current ? 'page' : undefined}
          tabIndex={0}
        />
      ))}
    </Tabs>
  );
}
