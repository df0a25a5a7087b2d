import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from './empty-state.js';
import { messages } from './messages.js';

/** In a page's place when its résumé is deleted, or somebody else's. */
export function MissingResume() {
  return (
    <EmptyState
      heading="h1"
      title={messages.missingResume.title}
      text={messages.missingResume.text}
      action={
        <Button component={RouterLink} to="/app/history" variant="contained">
          {messages.missingResume.openHistory}
        </Button>
      }
    />
  );
}
