import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Logo } from '@shortlist/ui-kit/logo';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { messages } from './messages.js';

const REASONS = messages.authLayout.reasons;

interface AuthLayoutProps {
  title: string;
  intro: ReactNode;
  /** Whether the content replaces a submitted form. If so, focus moves to the heading of the content. */
  isAnswer?: boolean;
  children?: ReactNode;
}

export function AuthLayout({ title, intro, isAnswer = false, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer, title]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 0.8fr)' } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 5 }, py: 2 }}>
        <Box
          component="header"
          sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 48 }}
        >
          <Link
            component={RouterLink}
            to="/"
            aria-label={messages.authLayout.homeLabel}
            underline="none"
            sx={{ display: 'inline-flex', py: 1 }}
          >
            <Logo />
          </Link>
          <SchemeToggle />
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 440,
            mx: 'auto',
            // The top padding depends on the screen height, not on the content, so that content that loads late causes
            // no layout shift.
            pt: { xs: 4, sm: 8, md: 'clamp(24px, 14dvh, 180px)' },
            pb: { xs: 4, sm: 8 },
          }}
        >
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
            {intro}
          </Typography>
          {children}
        </Box>
      </Box>
      <Box
        component="aside"
        aria-label={messages.authLayout.benefitsLabel}
        sx={{
          display: { xs: 'none', md: 'grid' },
          alignContent: 'center',
          bgcolor: 'brand.primarySoft',
          px: { md: 6, lg: 10 },
        }}
      >
        <Stack component="ul" spacing={4} sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 420 }}>
          {REASONS.map(({ title: reason, text }) => (
            <Box component="li" key={reason}>
              <Typography variant="h2" component="p" sx={{ mb: 0.5 }}>
                {reason}
              </Typography>
              <Typography>{text}</Typography>
            </Box>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
