import type { UserView } from '@shortlist/shared/contract/account/auth';
import type { PasskeyView } from '@shortlist/shared/contract/common/second-factors';
import { MAX_PASSKEYS } from '@shortlist/shared/product/second-factor-limits';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { http } from '../../../api/http.js';
import { passkeysAvailable } from '../../../entities/session/passkeys.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from './messages.js';
import { PasskeyDialog } from './passkey-dialog.js';
import { PasskeyRow } from './passkey-row.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';
import { Offer } from './offer.js';
import { Subsection } from '../parts/subsection.js';

interface PasskeysSubsectionProps {
  user: UserView;
  passkeys: PasskeyView[];
}

export function PasskeysSubsection({ user, passkeys }: PasskeysSubsectionProps) {
  const [dialog, setDialog] = useState<'add' | PasskeyView | null>(null);
  const [toRemove, setToRemove] = useState<PasskeyView | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemovePasskey();
  return (
    <Subsection id="passkeys" title={messages.passkeysSubsection.passkeys}>
      <Typography>{messages.passkeysSubsection.explanation}</Typography>
      {passkeys.length > 0 && (
        <Card
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-labelledby="passkeys"
          sx={{ listStyle: 'none', p: 0, m: 0, outlineOffset: 2 }}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={remove.isPending && remove.variables.id === passkey.id}
              onRename={() => setDialog(passkey)}
              onRemove={() => setToRemove(passkey)}
            />
          ))}
        </Card>
      )}
      <AddPasskey user={user} count={passkeys.length} onAdd={() => setDialog('add')} />
      {dialog && <PasskeyDialog passkey={dialog === 'add' ? null : dialog} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        open={toRemove !== null}
        title={messages.passkeysSubsection.removeTitle}
        text={messages.passkeysSubsection.removeText(toRemove?.name ?? '')}
        confirmLabel={messages.passkeysSubsection.confirmLabel}
        onConfirm={() => toRemove && remove.mutate(toRemove, { onSuccess: () => list.current?.focus() })}
        onClose={() => setToRemove(null)}
      />
    </Subsection>
  );
}

function AddPasskey({ user, count, onAdd }: { user: UserView; count: number; onAdd: () => void }) {
  const obstacle = !user.emailVerified
    ? messages.passkeysSubsection.confirmEmailFirst
    : !passkeysAvailable()
      ? messages.passkeysSubsection.unsupported
      : count >= MAX_PASSKEYS
        ? messages.passkeysSubsection.full(MAX_PASSKEYS)
        : null;
  return <Offer label={messages.passkeysSubsection.label} obstacle={obstacle} onAccept={onAdd} />;
}

function useRemovePasskey() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id }: PasskeyView) => http.delete(`/api/auth/passkeys/${id}`),
    onSuccess: (_, { id, name }) => {
      queryClient.setQueryData(
        securityQuery.queryKey,
        (security) => security && { ...security, passkeys: security.passkeys.filter((passkey) => passkey.id !== id) },
      );
      toast({ title: messages.passkeysSubsection.passkeyRemoved, description: name });
    },
    onError: useFailureToast(messages.passkeysSubsection.removeFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
  });
}
