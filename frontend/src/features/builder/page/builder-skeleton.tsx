import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { messages } from './messages.js';

export function BuilderSkeleton() {
  return (
    <Box role="status" aria-label={messages.skeleton.loading} sx={{ maxWidth: 1480, mx: 'auto', px: 2.5, py: 2 }}>
      <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '620px 1fr' }, gap: 4 }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={110} />
          <Skeleton variant="rounded" height={360} />
        </Box>
        <Skeleton variant="rounded" height={760} sx={{ display: { xs: 'none', md: 'block' } }} />
      </Box>
    </Box>
  );
}
