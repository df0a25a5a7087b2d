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
import type { StaffRole } from '@shortlist/shared/contract/staff';

interface Tab {
  to: string;
  label: string;
  icon: SvgIconComponent;
  /** Other pages that belong to it. */
  also?: readonly string[];
  /** Roles that the API refuses it to. */
  notFor?: readonly StaffRole[];
}

/** The sidebar, from top to bottom. */
const TABS: readonly Tab[] = [
  { to: '/', label: 'Dashboard', icon: SpaceDashboardOutlined },
  { to: '/analytics', label: 'Analytics', icon: InsightsOutlined },
  { to: '/revenue', label: 'Revenue', icon: PaymentsOutlined, also: ['/payments', '/subscriptions'] },
  { to: '/users', label: 'Users', icon: PeopleOutlined, notFor: ['analyst'] },
  { to: '/resumes', label: 'Resumes', icon: DescriptionOutlined, notFor: ['analyst'] },
  { to: '/promo-codes', label: 'Promo Codes', icon: LocalOfferOutlined },
  { to: '/service-requests', label: 'Requests', icon: InboxOutlined, notFor: ['analyst'] },
  { to: '/disputes', label: 'Disputes', icon: GavelOutlined, notFor: ['analyst'] },
  { to: '/emails', label: 'Emails', icon: EmailOutlined, notFor: ['analyst'] },
  { to: '/job-queues', label: 'Queues', icon: ListAltOutlined, notFor: ['analyst'] },
  { to: '/staff', label: 'Staff', icon: BadgeOutlined, notFor: ['support', 'analyst'] },
  { to: '/settings', label: 'Settings', icon: TuneOutlined, notFor: ['support', 'analyst'] },
  { to: '/audit-log', label: 'Audit Log', icon: HistoryOutlined, notFor: ['support', 'analyst'] },
];

export const tabsFor = (role: StaffRole): readonly Tab[] => TABS.filter(({ notFor }) => !notFor?.includes(role));
