import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const Sections = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: 2.5,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
