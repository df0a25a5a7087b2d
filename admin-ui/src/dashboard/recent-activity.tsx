import AttachMoneyOutlined from '@mui/icons-material/AttachMoneyOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { messages } from './messages.js';

type Activity = AdminDashboardView['recentActivity'][number];

const ICONS: Readonly<Record<Activity['type'], SvgIconComponent>> = {
  signed_up: PersonAddOutlined,
  resume_created: DescriptionOutlined,
  exported: DownloadOutlined,
  checkout_started: ShoppingCartOutlined,
  paid: AttachMoneyOutlined,
  refunded: UndoOutlined,
  plan_started: CardMembershipOutlined,
  plan_renewed: CardMembershipOutlined,
  plan_canceled: CancelOutlined,
  plan_ended: CancelOutlined,
};

const COLORS: Readonly<Record<Activity['status'], string>> = {
  success: 'success.main',
  warning: 'warning.main',
  info: 'text.secondary',
};

export function RecentActivity({ items }: { items: readonly Activity[] }) {
  return (
    <Card component="section" aria-labelledby="recent-activity" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="recent-activity" sx={{ mb: 1.5 }}>
        {messages.recentActivity.recentActivity}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{messages.recentActivity.empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {items.map((item, index) => (
          <Item key={`${item.timestamp} ${item.type} ${index}`} item={item} />
        ))}
      </Box>
    </Card>
  );
}

function Item({ item: { type, status, message, timestamp } }: { item: Activity }) {
  const Icon = ICONS[type];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Icon fontSize="small" sx={{ color: COLORS[status] }} />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{message}</Typography>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ ml: 'auto', textAlign: 'right', flexShrink: 0, maxWidth: '45%' }}
      >
        <RelativeTime at={timestamp} />
      </Typography>
    </Box>
  );
}
