import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { messages } from './messages.js';

export function NotFound() {
  return (
    <>
      <PageHeader title={messages.notFound.pageNotFound} />
      <EmptyState title={messages.notFound.noPageAtAddress} text={messages.notFound.text}>
        <Button component={Link} to="/" variant="contained">
          {messages.notFound.goToConsole}
        </Button>
      </EmptyState>
    </>
  );
}
