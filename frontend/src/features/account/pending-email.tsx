import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http.js';
import { sessionQuery } from '../../lib/session.js';
import { useToast } from '../../ui/toasts.js';
import { useFailureToast } from '../../ui/use-failure-toast.js';

/** A change of address that waits for the link to be opened. */
export function PendingEmail({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => http.delete('/api/auth/email'),
    onSuccess: () => {
      queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, pendingEmail: null });
      toast({ title: 'Your email is unchanged' });
      // The button that was pressed is gone.
      document.getElementById('email')?.focus();
    },
    onError: useFailureToast('The change could not be canceled'),
  });
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      Waiting for you to open the link sent to <strong>{email}</strong>. Until then, your email stays as it is.
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
        sx={{ display: 'flex', mt: 1.5 }}
      >
        Cancel Change
      </Button>
    </Alert>
  );
}
