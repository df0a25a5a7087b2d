import Button from '@mui/material/Button';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';
import { showUser } from '../../entities/session/session.js';
import { dayOf } from '../../ui/day.js';
import { useToast } from '../../ui/toasts/toasts.js';
import { useFailureToast } from '../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';
import { NoticeBar } from './notice-bar.js';

export function DeletionNotice({ deletionAt }: { deletionAt: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const keep = useMutation({
    mutationFn: () => http.post<UserView>('/api/auth/user/keep'),
    onSuccess: (user) => {
      showUser(queryClient, user);
      toast({ title: messages.deletionNotice.kept, description: messages.deletionNotice.keptNote });
      // Move focus, because the clicked button is removed with the notice.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    onError: useFailureToast(messages.deletionNotice.notKept),
  });
  return (
    <NoticeBar
      label={messages.deletionNotice.label}
      tone="warning"
      actions={
        <Button variant="outlined" color="inherit" size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
          {messages.deletionNotice.keepMyAccount}
        </Button>
      }
    >
      {messages.deletionNotice.deletedOn(dayOf(deletionAt))}
    </NoticeBar>
  );
}
