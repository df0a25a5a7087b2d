import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';

export function NotFound() {
  return (
    <>
      <PageHeader title="Page Not Found" />
      <EmptyState title="There is no page at this address" text="Check the link, or go to the first tab.">
        <Button component={Link} to="/" variant="contained">
          Go to the Console
        </Button>
      </EmptyState>
    </>
  );
}
