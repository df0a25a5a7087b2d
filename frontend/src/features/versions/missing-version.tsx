import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../ui/empty-state.js';
import { messages } from './messages.js';

export function MissingVersion({ listAddress }: { listAddress: string }) {
  return (
    <EmptyState
      title={messages.missingVersion.title}
      text={messages.missingVersion.text}
      action={
        <Button component={RouterLink} to={listAddress} variant="contained">
          {messages.missingVersion.all}
        </Button>
      }
    />
  );
}
