import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListRowProps {
  heading: ReactNode;
  /** Full name and job title. Either may be empty. */
  person: readonly string[];
  facts: ReactNode;
  actions: ReactNode;
}

export function ListRow({ heading, person, facts, actions }: ListRowProps) {
  const known = person.filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: { xs: 1.5, md: 2 },
        px: { xs: 2, sm: 3 },
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {heading}
        {known && <Typography sx={{ overflowWrap: 'anywhere' }}>{known}</Typography>}
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
        >
          {facts}
        </Typography>
      </Box>
      {actions}
    </Box>
  );
}
