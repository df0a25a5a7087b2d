import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const STYLE = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, auto) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1.25 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
};

export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <Box component="dl" sx={STYLE}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== null && (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ),
      )}
    </Box>
  );
}
