import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { messages } from './messages.js';
import { NoRecords } from './no-records.js';

export function RecordCards<Item extends RaRecord>({ render }: { render: (record: Item) => ReactNode }) {
  const { data, isPending } = useListContext<Item>();
  if (isPending)
    return <Skeleton variant="rectangular" height={240} role="status" aria-label={messages.recordCards.loading} />;
  if (!data || data.length === 0) return <NoRecords />;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' } }}
    >
      {data.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{
            p: 2,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 0.75,
            '& + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {render(record)}
        </Box>
      ))}
    </Box>
  );
}
