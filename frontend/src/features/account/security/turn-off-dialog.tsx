import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useSignedOutGuard } from '../parts/use-account-form.js';
import { messages } from './messages.js';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onRefused = useSignedOutGuard();
  return (
    <CodeDialog
      title={messages.turnOffDialog.title}
      text={messages.turnOffDialog.text}
      action={messages.turnOffDialog.action}
      cancel={messages.turnOffDialog.cancel}
      color="error"
      send={(values) => http.delete('/api/auth/totp', {}, values)}
      onDone={() => {
        toast({ title: messages.turnOffDialog.turnedOff });
        void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
        onClose();
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}
