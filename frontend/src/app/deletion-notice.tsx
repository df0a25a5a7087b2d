import Button from '@mui/material/Button';
import type { UserView } from '@shortlist/shared/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http.js';
import { showUser } from '../lib/session.js';
import { dayOf } from '../ui/day.js';
import { useToast } from '../ui/toasts.js';
import { useFailureToast } from '../ui/use-failure-toast.js';
import { NoticeBar } from './notice-bar.js';

/** On every page while the account is on its way out, with the way back. */
export function DeletionNotice({ deletionAt }: { deletionAt: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const keep = useMutation({
    mutationFn: () => http.post<UserView>('/api/auth/user/keep'),
    onSuccess: (user) => {
      showUser(queryClient, user);
      toast({ title: 'Your account is kept', description: 'Nothing was deleted.' });
      // The button that had the focus is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    onError: useFailureToast('Your account is still scheduled for deletion'),
  });
  return (
    <NoticeBar
      label="Your account will be deleted"
      tone="warning"
      actions={
        <Button variant="outlined" color="inherit" size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      }
    >
      Your account will be deleted on <strong>{dayOf(deletionAt)}</strong>, with everything in it.
    </NoticeBar>
  );
}
