import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Row {
  key: string;
  title: ReactNode;
  text: ReactNode;
  /** Content at the end of the row, such as an amount or a chip. */
  end?: ReactNode;
}

export function RowList({ rows, empty, label }: { rows: readonly Row[]; empty: string; label: string }) {
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" aria-label={label} sx={LIST}>
      {rows.map(({ key, title, text, end }) => (
        <Box component="li" key={key} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 700 }}>
              {title}
            </Typography>
            <Typography variant="body2" component="div" color="textSecondary">
              {text}
            </Typography>
          </Box>
          {end !== undefined && <Box sx={{ flexShrink: 0 }}>{end}</Box>}
        </Box>
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxHeight: 360, overflowY: 'auto' };
