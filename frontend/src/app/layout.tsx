import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from './navigation-progress.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { SkipLink } from '../ui/skip-link.js';
import { useFocusAfterNavigation } from './use-focus-after-navigation.js';

export function AppRoot() {
  useFocusAfterNavigation();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

export function PageLayout({ children }: { children?: React.ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <SiteHeader />
      <Container component="main" id="main" tabIndex={-1} maxWidth="lg" sx={{ flex: 1, py: { xs: 3, sm: 5 } }}>
        {children ?? <Outlet />}
      </Container>
      <SiteFooter />
    </Box>
  );
}

export function WaitingForPage() {
  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-hidden size={36} />
    </Box>
  );
}
