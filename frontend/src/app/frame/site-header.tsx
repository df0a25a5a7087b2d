import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { Link as RouterLink, useLocation } from 'react-router';
import { signOutPath, useSession } from '../../entities/session/session.js';
import { Logo } from '@shortlist/ui-kit/logo';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { AccountMenu } from './account-menu.js';
import { isHomePath } from '../notices/home-paths.js';
import { messages } from '../messages.js';
import { IN_LOW_WINDOWS } from '../../ui/low-windows.js';
import { UnsentWorkDialog } from './unsent-work-dialog.js';
import { useSignOut } from './use-sign-out.js';
import { VisitorHeader } from './visitor-header.js';

export function SiteHeader() {
  const { user, status } = useSession();
  const signOut = useSignOut();
  if (status === 'signed-out') return <VisitorHeader />;
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider', ...IN_LOW_WINDOWS }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, minHeight: 64 }}>
        <Link
          component={RouterLink}
          to="/"
          aria-label={messages.siteHeader.homeLabel}
          underline="none"
          sx={{ display: 'inline-flex', mr: 'auto', py: 1 }}
        >
          <Logo />
        </Link>
        {user && <NavLinks plan={user.plan} />}
        <SchemeToggle />
        {user && (
          <IconButton component={RouterLink} to="/account" aria-label={messages.siteHeader.settings} color="inherit">
            <SettingsOutlined />
          </IconButton>
        )}
        {user && (
          <Button
            href={signOutPath}
            onClick={signOut.onClick}
            color="inherit"
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {messages.siteHeader.signOut}
          </Button>
        )}
        {user && <AccountMenu user={user} onSignOut={signOut.onClick} />}
      </Container>
      <UnsentWorkDialog titles={signOut.unsent} onStay={signOut.stay} onDiscard={signOut.discardUnsent} />
    </AppBar>
  );
}

function NavLinks({ plan }: Pick<UserView, 'plan'>) {
  const { pathname } = useLocation();
  const link = (to: string, label: string, active: boolean) => (
    <Button component={RouterLink} to={to} color="inherit" aria-current={active ? 'page' : undefined} sx={CURRENT}>
      {label}
    </Button>
  );
  return (
    <Box component="nav" aria-label={messages.siteHeader.main} sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5 }}>
      {link('/', messages.siteHeader.dashboard, isHomePath(pathname))}
      {link('/app/history', messages.siteHeader.history, pathname.endsWith('/history'))}
      {link(
        '/pricing',
        plan === 'premium' ? messages.siteHeader.pricing : messages.siteHeader.upgrade,
        pathname === '/pricing',
      )}
    </Box>
  );
}

const CURRENT = {
  '&[aria-current=page]': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textUnderlineOffset: 6,
    textDecorationColor: 'var(--mui-palette-primary-main)',
  },
};
