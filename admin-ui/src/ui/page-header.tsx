import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface PageHeaderProps {
  title: string;
  intro?: string;
  above?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, intro, above, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <title>{messages.pageHeader.documentTitle(title)}</title>
      {above}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {intro && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
    </Box>
  );
}
