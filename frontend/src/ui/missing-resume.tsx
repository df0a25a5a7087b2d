import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from './empty-state.js';

/** In a page's place when its résumé is deleted, or somebody else's. */
export function MissingResume() {
  return (
    <EmptyState
      heading="h1"
      title="Resume not found"
      text="It may have been deleted, or it belongs to another account."
      action={
        <Button component={RouterLink} to="/app/history" variant="contained">
          Resume History
        </Button>
      }
    />
  );
}
