import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../ui/empty-state.js';

/** An old link, mostly. */
export function MissingVersion({ listAddress }: { listAddress: string }) {
  return (
    <EmptyState
      title="Version not found"
      text="It may have been deleted to make room for newer ones."
      action={
        <Button component={RouterLink} to={listAddress} variant="contained">
          All versions
        </Button>
      }
    />
  );
}
