import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useCooldown } from '../../lib/use-cooldown.js';
import { messages } from '../../ui/messages.js';
import { useToast } from '../../ui/toasts/toasts.js';
import { useFailureToast } from './use-failure-toast.js';

interface SendAgainProps extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  label: string;
  send: () => Promise<unknown>;
  /** Whether an email was sent just before the button appeared. If so, the button is disabled at first. */
  justSent?: boolean;
}

const COOLDOWN_SECONDS = 60;

export function SendAgain({ label, send, justSent = false, ...look }: SendAgainProps) {
  const toast = useToast();
  const { left, restart } = useCooldown(COOLDOWN_SECONDS, justSent);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      restart();
      toast({ title: messages.sendAgain.title, description: messages.sendAgain.description });
    },
    onError: useFailureToast(messages.sendAgain.failed),
  });
  return (
    <Button {...look} disabled={left > 0} loading={sending.isPending} onClick={() => sending.mutate()}>
      {left > 0 ? messages.sendAgain.resendIn(left) : label}
    </Button>
  );
}
