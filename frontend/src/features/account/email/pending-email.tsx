import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { sessionQuery } from '../../../entities/session/session.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';

export function PendingEmail({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => http.delete('/api/auth/email'),
    onSuccess: () => {
      queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, pendingEmail: null });
      toast({ title: messages.pendingEmail.title });
      // Move the focus, because the clicked button is removed.
      document.getElementById('email')?.focus();
    },
    onError: useFailureToast(messages.pendingEmail.cancelFailed),
  });
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {messages.pendingEmail.linkSentTo} <strong>{email}</strong>. {messages.pendingEmail.unchangedUntilThen}
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
        sx={{ display: 'flex', mt: 1.5 }}
      >
        {messages.pendingEmail.cancelChange}
      </Button>
    </Alert>
  );
}
