import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useCooldown } from '../lib/use-cooldown.js';
import { useToast } from './toasts.js';
import { useFailureToast } from './use-failure-toast.js';

interface SendAgainProps extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  label: string;
  /** Asks the server for the mail. */
  send: () => Promise<unknown>;
  /** One has just gone out. */
  justSent?: boolean;
}

/** Seconds that a mail may take before anybody should ask for another. */
const PATIENCE = 60;

export function SendAgain({ label, send, justSent = false, ...look }: SendAgainProps) {
  const toast = useToast();
  const { left, restart } = useCooldown(PATIENCE, justSent);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      restart();
      toast({ title: 'Email sent', description: 'It may take a minute. Check your spam folder, too.' });
    },
    onError: useFailureToast('The email could not be sent'),
  });
  return (
    <Button {...look} disabled={left > 0} loading={sending.isPending} onClick={() => sending.mutate()}>
      {left > 0 ? `You can resend it in ${left} s` : label}
    </Button>
  );
}
