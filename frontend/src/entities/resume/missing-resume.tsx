import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../ui/empty-state.js';
import { messages } from '../../ui/messages.js';

/** Replaces the page of a resume that was deleted or belongs to another user. */
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
