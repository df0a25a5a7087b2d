import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
}

export function PageHeader({ title, intro, action }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: { xs: 3, sm: 4 },
      }}
    >
      <Box sx={{ minWidth: 0, maxWidth: 720 }}>
        <Typography variant="h1">{title}</Typography>
        {intro && (
          <Typography component="div" color="textSecondary" sx={{ mt: 1 }}>
            {intro}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
