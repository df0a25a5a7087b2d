import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LogoMark } from '@shortlist/ui-kit/logo';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface SignInLayoutProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function SignInLayout({ title, intro, children }: SignInLayoutProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <title>{messages.signInLayout.documentTitle(title)}</title>
      <Box sx={{ position: 'fixed', top: 12, right: 12 }}>
        <SchemeToggle />
      </Box>
      <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4.5 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 3 }}>
          <LogoMark size={32} />
          <Typography component="span" variant="overline" color="textSecondary">
            {messages.signInLayout.product}
          </Typography>
        </Box>
        <Typography variant="h2" component="h1" sx={{ mb: 0.75 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {intro}
        </Typography>
        {children}
      </Card>
    </Box>
  );
}
