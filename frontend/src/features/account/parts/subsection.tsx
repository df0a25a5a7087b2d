import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SubsectionProps {
  id: string;
  title: string;
  status?: ReactNode;
  children: ReactNode;
}

export function Subsection({ id, title, status, children }: SubsectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0, '& + &': { mt: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={id} variant="h3" tabIndex={-1}>
          {title}
        </Typography>
        {status}
      </Box>
      {children}
    </Box>
  );
}
