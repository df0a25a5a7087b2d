import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room; a `wide` child takes the whole row. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}
