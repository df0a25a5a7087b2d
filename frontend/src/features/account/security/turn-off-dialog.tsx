import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http.js';
import { securityQuery } from '../../../lib/sign-in-security.js';
import { useToast } from '../../../ui/toasts.js';
import { useSignedOutGuard } from '../use-account-form.js';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onRefused = useSignedOutGuard();
  return (
    <CodeDialog
      title="Turn off two-step verification?"
      text="Your password alone will sign in again, and your recovery codes stop working. Enter a code to confirm."
      action="Turn Off"
      cancel="Keep It On"
      color="error"
      send={(values) => http.delete('/api/auth/totp', {}, values)}
      onDone={() => {
        toast({ title: 'Two-step verification is off' });
        void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
        onClose();
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}
