import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  intro?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

export function Panel({ title, intro, isWide = false, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
        minWidth: 0,
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {intro && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {intro}
          </Typography>
        )}
      </div>
      {children}
    </Card>
  );
}

export const TWO_COLUMNS = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

export const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, sm: 3 },
  alignContent: 'start',
};

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
