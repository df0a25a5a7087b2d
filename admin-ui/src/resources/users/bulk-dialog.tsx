import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { AdminUserList } from '@shortlist/shared/contract/console/admin-users';
import { ApiError } from '@shortlist/ui-kit/request';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { api } from '../../api.js';
import { messages } from './messages.js';
import { ReasonDialog } from './reason-dialog.js';
import { SIGN_OUT_TEXT, SUSPEND_TEXT } from './user-acts.js';

export interface BulkAct {
  path: string;
  button: string;
  title: (count: string) => string;
  text: string;
  done: (count: string) => string;
  color?: ButtonProps['color'];
}

export const BULK_ACTS: readonly BulkAct[] = [
  {
    path: 'sign-out',
    button: messages.bulkDialog.signOutEverywhere,
    title: (count) => messages.bulkDialog.signOutTitle(count),
    text: SIGN_OUT_TEXT,
    done: (count) => messages.bulkDialog.signedOut(count),
  },
  {
    path: 'suspend',
    button: messages.bulkDialog.suspend,
    title: (count) => messages.bulkDialog.suspendTitle(count),
    text: SUSPEND_TEXT,
    done: (count) => messages.bulkDialog.suspended(count),
    color: 'error',
  },
];

interface Failure {
  id: string;
  email: string;
  message: string;
}

/**
 * Applies one action with one reason to all selected users. Lists users for whom the action failed and keeps them
 * selected.
 */
export function BulkDialog({ act, onClose }: { act: BulkAct; onClose: () => void }) {
  const { selectedIds, onSelect } = useListContext();
  const [ids] = useState(() => selectedIds.map(String));
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const client = useQueryClient();
  const notify = useNotify();
  const show = (failed: readonly Failure[]) => {
    onSelect(failed.map(({ id }) => id));
    void client.invalidateQueries({ queryKey: ['users'] });
    if (failed.length > 0) return setFailures(failed);
    notify(act.done(messages.bulkDialog.users(ids.length)));
    onClose();
  };
  if (failures.length > 0)
    return (
      <Failures
        title={act.done(messages.bulkDialog.users(ids.length - failures.length))}
        failures={failures}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={act.title(messages.bulkDialog.users(ids.length))}
      text={act.text}
      action={act.button}
      color={act.color}
      send={({ reason }) => doToAll(ids, act, reason, client)}
      onDone={show}
      onClose={onClose}
    />
  );
}

/**
 * Sends one request at a time: if the server rejects the reason, the first request fails and the form shows the error.
 */
async function doToAll(ids: readonly string[], { path }: BulkAct, reason: string, client: QueryClient) {
  const failures: Failure[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      await api.post(`users/${id}/${path}`, { reason });
    } catch (error) {
      const isAboutReason = error instanceof ApiError && error.code === 'invalid';
      if (isAboutReason && index === 0) throw error;
      failures.push({ id, email: emailOf(client, id), message: (error as Error).message });
    }
  }
  return failures;
}

/** Finds the email address of a user in all cached list pages, because the selection may span pages. */
function emailOf(client: QueryClient, id: string): string {
  const pages = client.getQueriesData<{ data: AdminUserList['items'] }>({ queryKey: ['users', 'getList'] });
  return pages.flatMap(([, page]) => page?.data ?? []).find((user) => user.id === id)?.email ?? id;
}

interface FailuresProps {
  title: string;
  failures: readonly Failure[];
  onClose: () => void;
}

function Failures({ title, failures, onClose }: FailuresProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {failures.map(({ id, email, message }) => (
          <Alert key={id} severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {email}: {message}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {messages.bulkDialog.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
