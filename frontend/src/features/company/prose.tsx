import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.js';

interface ProseProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A page to read: one column of comfortable width. */
export function Prose({ title, intro, children }: ProseProps) {
  return (
    <Box component="article" sx={{ maxWidth: '68ch' }}>
      <PageHeader title={title} intro={intro} />
      <Box
        sx={{
          '& h2': { typography: 'h2', mt: 5, mb: 1.5 },
          '& p': { my: 1.5, textWrap: 'pretty' },
          '& ul': { pl: 3, my: 1.5 },
          '& li': { mb: 0.75 },
          '& a': { color: 'primary.main' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
