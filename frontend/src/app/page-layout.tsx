import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '../ui/skip-link.js';
import { AccountNotices } from './account-notices.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { useDraftAdoption } from './use-draft-adoption.js';

/** Header, page, footer: every page but the builder and the sign-in forms, which have layouts of their own. */
export default function PageLayout({ children }: { children?: ReactNode }) {
  useDraftAdoption();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <SiteHeader />
      <AccountNotices />
      <Container component="main" id="main" tabIndex={-1} maxWidth="lg" sx={{ flex: 1, py: { xs: 3, sm: 5 } }}>
        {children ?? <Outlet />}
      </Container>
      <SiteFooter />
    </Box>
  );
}
