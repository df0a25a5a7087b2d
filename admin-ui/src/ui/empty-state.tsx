import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', px: 3, py: { xs: 5, sm: 8 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: children ? 2 : 0, maxWidth: 460 }}>
        {text}
      </Typography>
      {children}
    </Card>
  );
}
