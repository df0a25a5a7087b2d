import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** Heading level. Use `h1` if the component is the entire page. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ title, text, action, heading = 'h2' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 6, sm: 9 },
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'brand.fieldLine',
        borderRadius: 2,
      }}
    >
      <BlankSheet />
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440, mb: 1 }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}

function BlankSheet() {
  return (
    <svg width="72" height="88" viewBox="0 0 72 88" aria-hidden="true" focusable="false">
      <rect
        x="3"
        y="3"
        width="66"
        height="82"
        rx="6"
        fill="var(--brand-surface)"
        stroke="var(--brand-line)"
        strokeWidth="2"
      />
      <rect x="14" y="16" width="30" height="8" rx="2" fill="var(--brand-highlight)" />
      <path d="M14 36h44M14 46h44M14 56h30M14 66h38" stroke="var(--brand-line)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
