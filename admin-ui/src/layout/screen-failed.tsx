import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';

/** A screen that did not load, after a release for example, or that threw. */
export function ScreenFailed() {
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 720, mx: 'auto' }}>
      <PageHeader title="Something went wrong" />
      <EmptyState title="This page cannot be shown" text="Reload the page. If that does not help, contact an engineer.">
        <Button variant="contained" onClick={() => location.reload()}>
          Reload Page
        </Button>
      </EmptyState>
    </Box>
  );
}
