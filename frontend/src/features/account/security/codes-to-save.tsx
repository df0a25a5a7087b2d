import { RecoveryCodeList } from '@shortlist/ui-kit/recovery-code-list';
import { useToast } from '../../../ui/toasts.js';

export function CodesToSave({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const onCopy = (succeeded: boolean) =>
    succeeded
      ? toast({ title: 'Recovery codes copied' })
      : toast({ title: 'Copying failed', description: 'Download them instead.', variant: 'destructive' });
  return <RecoveryCodeList codes={codes} onCopy={onCopy} />;
}
