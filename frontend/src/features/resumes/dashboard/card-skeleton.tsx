import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CARD_GRID } from './card-grid.js';

/** Placeholder with the size of a card, so that loading causes no layout shift. */
export function CardSkeleton() {
  return (
    <Card sx={CARD_GRID}>
      <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '612 / 792' }} />
      <Box>
        <Skeleton sx={{ typography: 'h3' }} />
        <Skeleton sx={{ typography: 'h3' }} width="60%" />
        <Skeleton variant="rounded" width={120} height={24} sx={{ my: 0.75 }} />
        <Skeleton sx={{ typography: 'body2' }} width="70%" />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton variant="rounded" width={92} height={40} />
        <Skeleton variant="rounded" width={92} height={40} />
      </Box>
    </Card>
  );
}
