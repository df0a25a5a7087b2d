import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { EmptyState } from './empty-state.js';
import { messages } from './messages.js';
import { PageHeader } from './page-header.js';
import { Waiting } from './waiting.js';

export function RecordPage({ children }: { children: ReactNode }) {
  const { isPending, error, refetch } = useEditContext();
  if (isPending) return <Waiting />;
  if (!error) return children;
  return (
    <>
      <PageHeader title={messages.recordPage.notAvailable} />
      <EmptyState title={messages.recordPage.loadFailed} text={error.message}>
        <Button variant="contained" onClick={() => void refetch()}>
          {messages.recordPage.retry}
        </Button>
      </EmptyState>
    </>
  );
}
