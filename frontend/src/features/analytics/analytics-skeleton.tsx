import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { messages } from './messages.js';
import { TWO_COLUMNS } from './parts/panel.js';

/** Placeholder as tall as the panels, so that loading causes no layout shift. */
export function AnalyticsSkeleton() {
  return (
    <Box role="status" aria-label={messages.analyticsSkeleton.label} sx={TWO_COLUMNS}>
      <Skeleton variant="rounded" sx={{ gridColumn: '1 / -1', height: { xs: 640, md: 396 } }} />
      {[0, 1, 2, 3].map((panel) => (
        <Skeleton key={panel} variant="rounded" height={360} />
      ))}
    </Box>
  );
}
