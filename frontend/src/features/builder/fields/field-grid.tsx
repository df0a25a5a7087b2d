import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Arranges fields in two columns on wide screens. Children with the class `wide` span both columns. */
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
