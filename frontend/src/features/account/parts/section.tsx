import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 280px) minmax(0, 560px)' },
        columnGap: 6,
        rowGap: 2.5,
        py: { xs: 3.5, md: 4.5 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography id={id} variant="h2" tabIndex={-1} sx={{ scrollMarginTop: '88px' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {intro}
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
