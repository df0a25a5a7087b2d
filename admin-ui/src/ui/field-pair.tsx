import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      columnGap: 2,
      rowGap: 2.5,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
