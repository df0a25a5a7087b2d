import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface StatCardProps {
  label: string;
  /** Undefined while loading. */
  value: number | string | undefined;
  failure: { retry: () => void } | null;
  /** Line below the label, hidden until the value is loaded. */
  children: ReactNode;
}

/** Keeps its size when the value arrives, so that loading causes no layout shift. */
export function StatCard({ label, value, failure, children }: StatCardProps) {
  return (
    <Card
      sx={{
        display: 'grid',
        // On tablets, the value is below the label, because "Premium" does not fit beside it.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        px: 2.5,
        py: { xs: 1, sm: 2.5 },
      }}
    >
      <Box component="dt">
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {label}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          sx={{ display: 'block', minHeight: '1.55em' }}
        >
          {failure ? (
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={failure.retry}
              aria-label={messages.statCard.retryLabel(label)}
            >
              {messages.statCard.tryAgain}
            </Link>
          ) : (
            value !== undefined && children
          )}
        </Typography>
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
        {failure && <span title={messages.statCard.title}>–</span>}
        {!failure && value === undefined && (
          <Skeleton width={56} role="status" aria-label={messages.statCard.loading(label)} />
        )}
        {!failure && value}
      </Box>
    </Card>
  );
}
