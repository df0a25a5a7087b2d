import type { UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { configQuery } from '../../api/config.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../api/http.js';
import { assertPasskey, explainPasskeyFailure, passkeysAvailable } from '../../entities/session/passkeys.js';
import { endSession, isSignedOutAnswer, useSession } from '../../entities/session/session.js';
import { securityQuery } from '../../entities/session/sign-in-security.js';
import { onTabMessage } from '../../lib/tab-channel.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { AccountName } from '../../entities/session/account-name.js';
import { CodeField, OtherCodeButton, type CodeKind } from '@shortlist/ui-kit/code-field';
import { PasswordField } from '@shortlist/ui-kit/password-field';
import { SendAgain } from '../../entities/session/send-again.js';
import { messages } from '../messages.js';

const FORM_ID = 'confirm-identity-form';
const PASSKEY_OPTIONS_PATH = '/api/auth/confirm-identity/passkey-options';

interface DialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks the user to sign in again before sensitive actions, to protect a browser that was left unattended. */
export default function ConfirmIdentityDialog({ onAnswer }: DialogProps) {
  const { user } = useSession();
  if (!user) return null;
  return user.hasPassword ? (
    <WithPassword user={user} onAnswer={onAnswer} />
  ) : (
    <WithProvider user={user} onAnswer={onAnswer} />
  );
}

interface FrameProps {
  onClose: () => void;
  onConfirmed: () => void;
  children: ReactNode;
  action: ReactNode;
  busy?: boolean;
}

function Frame({ onClose, onConfirmed, children, action, busy = false }: FrameProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="confirm-identity" maxWidth="xs" fullWidth>
      <DialogTitle id="confirm-identity">{messages.confirmIdentityDialog.confirmItsYou}</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.confirmIdentityDialog.cancel}
        </Button>
        <WithPasskey onConfirmed={onConfirmed} onProblem={setProblem} />
        {action}
      </DialogActions>
    </Dialog>
  );
}

interface WithPasskeyProps {
  onConfirmed: () => void;
  onProblem: (message: string | null) => void;
}

function WithPasskey({ onConfirmed, onProblem }: WithPasskeyProps) {
  const { data: security } = useQuery({ ...securityQuery, enabled: passkeysAvailable() });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => http.post('/api/auth/confirm-identity/passkey', await assertPasskey(PASSKEY_OPTIONS_PATH)),
    onMutate: () => onProblem(null),
    onSuccess: onConfirmed,
    onError: (error) => onProblem(explainPasskeyFailure(error)),
  });
  if (!security?.passkeys.length) return null;
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {messages.confirmIdentityDialog.useAPasskey}
    </Button>
  );
}

function WithPassword({ user, onAnswer }: DialogProps & { user: UserView }) {
  const queryClient = useQueryClient();
  const { data: security } = useQuery(securityQuery);
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [kind, setKind] = useState<CodeKind>('code');
  const hasCode = isCodeRequired || Boolean(security?.totpEnabledAt);
  const fields: ('password' | CodeKind)[] = hasCode ? ['password', kind] : ['password'];
  const { form, errors, message, busy, submit, reset } = useSubmission({
    fields,
    send: (values) => http.post('/api/auth/confirm-identity', values),
    onDone: () => onAnswer(true),
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_required') setCodeRequired(true);
      if (!isSignedOutAnswer(error)) return;
      onAnswer(false);
      endSession(queryClient);
    },
    fieldOf: { wrong_password: 'password' },
  });
  const switchTo = (other: CodeKind) => {
    reset();
    setKind(other);
  };
  return (
    <Frame
      onClose={() => onAnswer(false)}
      onConfirmed={() => onAnswer(true)}
      busy={busy}
      action={
        <Button type="submit" form={FORM_ID} variant="contained" loading={busy}>
          {messages.confirmIdentityDialog.continue}
        </Button>
      }
    >
      <Stack component="form" id={FORM_ID} ref={form} onSubmit={submit} noValidate spacing={2.5}>
        <Typography>
          {hasCode ? messages.confirmIdentityDialog.enterPasswordAndCode : messages.confirmIdentityDialog.enterPassword}
        </Typography>
        {message && <Alert severity="error">{message}</Alert>}
        <AccountName email={user.email} />
        <PasswordField autoComplete="current-password" autoFocus problem={errors.password} />
        {hasCode && (
          <>
            <CodeField kind={kind} problem={errors[kind]} />
            <Box>
              <OtherCodeButton kind={kind} onSwitch={switchTo} />
            </Box>
          </>
        )}
      </Stack>
    </Frame>
  );
}

/** Opens the provider's sign-in in a popup, so that input on this page is not lost. */
function WithProvider({ user, onAnswer }: DialogProps & { user: UserView }) {
  const { data: config } = useQuery(configQuery);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(
    () =>
      onTabMessage((tabMessage) => {
        if (tabMessage.kind === 'identity-confirmed') onAnswer(true);
      }),
    [onAnswer],
  );
  const provider = config?.signIn.oidcName ?? messages.confirmIdentityDialog.unnamedProvider;
  const open = () => {
    const currentPath = location.pathname + location.search;
    const path = `/api/auth/confirm-identity?returnTo=${encodeURIComponent(currentPath)}`;
    if (window.open(path, 'confirm-identity', 'popup,width=480,height=680')) setWaiting(true);
    // If popups are blocked, open the provider in this browser tab. The provider redirects back to this page.
    else location.assign(path);
  };
  if (config && !config.signIn.oidc)
    return (
      <Frame
        onClose={() => onAnswer(false)}
        onConfirmed={() => onAnswer(true)}
        action={
          <SendAgain
            label={messages.confirmIdentityDialog.label}
            send={() => http.post('/api/auth/password/forgot', { email: user.email })}
            variant="contained"
          />
        }
      >
        <Typography>{messages.confirmIdentityDialog.noPassword}</Typography>
      </Frame>
    );
  return (
    <Frame
      onClose={() => onAnswer(false)}
      onConfirmed={() => onAnswer(true)}
      action={
        <Button variant="contained" onClick={open}>
          {messages.confirmIdentityDialog.continueWith(provider)}
        </Button>
      }
    >
      <Typography role="status">
        {isWaiting
          ? messages.confirmIdentityDialog.finishInOtherWindow(provider)
          : messages.confirmIdentityDialog.signInAgain(provider)}
      </Typography>
    </Frame>
  );
}
