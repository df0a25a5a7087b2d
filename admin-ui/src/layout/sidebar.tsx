import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Logo, LogoMark } from '@shortlist/ui-kit/logo';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { useMe } from '../session/me.js';
import { useSignOut } from '../session/use-sign-out.js';
import { messages } from './messages.js';
import { ROLE_NAMES } from './role-names.js';
import { SidebarItem } from './sidebar-item.js';
import { tabsFor } from './tabs.js';

/** In a short window, only the list of pages scrolls, so that the links below it stay reachable. */
const LINKS = { display: 'grid', gap: 0.25, flexShrink: 0 };

interface SidebarProps {
  folded: boolean;
  /** Called to collapse or expand the sidebar. If omitted, the sidebar cannot be collapsed. */
  onFold?: (folded: boolean) => void;
  onNavigate?: () => void;
}

export function Sidebar({ folded, onFold, onNavigate }: SidebarProps) {
  const { staff } = useMe();
  const signOut = useSignOut();
  return (
    <Box
      component="nav"
      aria-label={messages.sidebar.console}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 1, mb: 2 }}>
        {folded ? <LogoMark /> : <Logo />}
        {!folded && <Chip size="small" label={messages.sidebar.console} />}
      </Box>
      <List disablePadding sx={{ ...LINKS, flexShrink: 1, overflowY: 'auto' }}>
        {tabsFor(staff.role).map((tab) => (
          <SidebarItem key={tab.to} {...tab} folded={folded} onClick={onNavigate} />
        ))}
      </List>
      <Box sx={{ flex: 1 }} />
      <List disablePadding sx={{ ...LINKS, mt: 1 }}>
        <SidebarItem
          to="/account"
          label={messages.sidebar.accountSecurity}
          icon={ShieldOutlined}
          folded={folded}
          onClick={onNavigate}
        />
        <SidebarItem
          label={messages.sidebar.signOut}
          icon={LogoutOutlined}
          folded={folded}
          onClick={() => void signOut()}
        />
      </List>
      <Divider sx={{ my: 1.5 }} />
      <Box sx={{ display: 'flex', flexDirection: folded ? 'column' : 'row', alignItems: 'center', gap: 0.5 }}>
        {!folded && (
          <Box sx={{ flex: 1, minWidth: 0, pl: 1 }}>
            <Typography noWrap sx={{ fontWeight: 700 }}>
              {staff.username}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              {ROLE_NAMES[staff.role]}
            </Typography>
          </Box>
        )}
        <SchemeToggle />
        {onFold && (
          <IconButton
            aria-label={folded ? messages.sidebar.expandSidebar : messages.sidebar.collapseSidebar}
            onClick={() => onFold(!folded)}
          >
            {folded ? <ChevronRight /> : <ChevronLeft />}
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
