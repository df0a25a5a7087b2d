import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  label: string;
  tone: 'warning' | 'info';
  children: ReactNode;
  actions: ReactNode;
}

export function NoticeBar({ label, tone, children, actions }: NoticeBarProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      sx={
        tone === 'warning'
          ? { bgcolor: 'brand.highlight', color: 'brand.onHighlight' }
          : { bgcolor: 'brand.primarySoft', color: 'text.primary' }
      }
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          py: 1.25,
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ flex: '1 1 320px' }}>{children}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{actions}</Box>
      </Container>
    </Box>
  );
}
