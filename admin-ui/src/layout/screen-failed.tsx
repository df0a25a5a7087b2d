import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { messages } from './messages.js';

/** Replaces a screen that threw an error or whose code failed to load, for example after a release. */
export function ScreenFailed() {
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 720, mx: 'auto' }}>
      <PageHeader title={messages.screenFailed.somethingWentWrong} />
      <EmptyState title={messages.screenFailed.pageFailed} text={messages.screenFailed.text}>
        <Button variant="contained" onClick={() => location.reload()}>
          {messages.screenFailed.reloadPage}
        </Button>
      </EmptyState>
    </Box>
  );
}
