import { RecoveryCodeList } from '@shortlist/ui-kit/recovery-code-list';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from './messages.js';

export function CodesToSave({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const onCopy = (succeeded: boolean) =>
    succeeded
      ? toast({ title: messages.codesToSave.copied })
      : toast({
          title: messages.codesToSave.copyingFailed,
          description: messages.codesToSave.description,
          variant: 'destructive',
        });
  return <RecoveryCodeList codes={codes} onCopy={onCopy} />;
}
