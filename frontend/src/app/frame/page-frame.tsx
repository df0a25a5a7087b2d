import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/skip-link.js';
import { SiteFooter } from './site-footer.js';

interface PageFrameProps {
  header: ReactNode;
  notices?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ header, notices, children }: PageFrameProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      {header}
      {notices}
      <Container component="main" id="main" tabIndex={-1} maxWidth="lg" sx={{ flex: 1, py: { xs: 3, sm: 5 } }}>
        {children}
      </Container>
      <SiteFooter />
    </Box>
  );
}
