import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { messages } from './messages.js';

interface Tab {
  to: string;
  label: string;
  icon: SvgIconComponent;
  /** Paths of other pages on which this item is highlighted. */
  also?: readonly string[];
  notFor?: readonly StaffRole[];
}

const TABS: readonly Tab[] = [
  { to: '/', label: messages.tabs.dashboard, icon: SpaceDashboardOutlined },
  { to: '/analytics', label: messages.tabs.analytics, icon: InsightsOutlined },
  { to: '/revenue', label: messages.tabs.revenue, icon: PaymentsOutlined, also: ['/payments', '/subscriptions'] },
  { to: '/users', label: messages.tabs.users, icon: PeopleOutlined, notFor: ['analyst'] },
  { to: '/resumes', label: messages.tabs.resumes, icon: DescriptionOutlined, notFor: ['analyst'] },
  { to: '/promo-codes', label: messages.tabs.promoCodes, icon: LocalOfferOutlined },
  { to: '/service-requests', label: messages.tabs.requests, icon: InboxOutlined, notFor: ['analyst'] },
  { to: '/disputes', label: messages.tabs.disputes, icon: GavelOutlined, notFor: ['analyst'] },
  { to: '/emails', label: messages.tabs.emails, icon: EmailOutlined, notFor: ['analyst'] },
  { to: '/job-queues', label: messages.tabs.queues, icon: ListAltOutlined, notFor: ['analyst'] },
  { to: '/staff', label: messages.tabs.staff, icon: BadgeOutlined, notFor: ['support', 'analyst'] },
  { to: '/settings', label: messages.tabs.settings, icon: TuneOutlined, notFor: ['support', 'analyst'] },
  { to: '/audit-log', label: messages.tabs.auditLog, icon: HistoryOutlined, notFor: ['support', 'analyst'] },
];

export const tabsFor = (role: StaffRole): readonly Tab[] => TABS.filter(({ notFor }) => !notFor?.includes(role));
