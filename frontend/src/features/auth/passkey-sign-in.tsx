import type { UserView } from '@shortlist/shared/contract/account/auth';
import type { PasskeyAssertion } from '@shortlist/shared/contract/common/second-factors';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { http } from '../../api/http.js';
import {
  assertPasskey,
  assertSuggestedPasskey,
  explainPasskeyFailure,
  passkeysAvailable,
} from '../../entities/session/passkeys.js';
import { rememberSignedIn } from '../../entities/session/signed-in-hint.js';
import { messages } from './messages.js';

const OPTIONS_PATH = '/api/auth/login/passkey-options';
/** Milliseconds after which a new passkey challenge is requested. The server accepts a challenge for five minutes. */
const OFFER_MS = 4 * 60_000;

const signIn = (assertion: PasskeyAssertion) => http.post<UserView>('/api/auth/login/passkey', assertion);

export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { mutate, error, isIdle, isPending, isSuccess } = useMutation({
    mutationFn: async (suggested: PasskeyAssertion | undefined) =>
      signIn(suggested ?? (await assertPasskey(OPTIONS_PATH))),
    onSuccess: () => {
      rememberSignedIn(true);
      location.assign(returnTo);
    },
  });

  const offer = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    const renew = () => {
      if (document.visibilityState !== 'visible') return;
      offer.current?.abort();
      offer.current = new AbortController();
      assertSuggestedPasskey(OPTIONS_PATH, offer.current.signal)
        .then((assertion) => assertion && mutate(assertion))
        // Ignore failures, because the button and the password form still work.
        .catch(() => undefined);
    };
    renew();
    const timer = setInterval(renew, OFFER_MS);
    return () => {
      clearInterval(timer);
      offer.current?.abort();
    };
  }, [mutate, isIdle]);

  if (!passkeysAvailable()) return null;
  return (
    <>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {explainPasskeyFailure(error)}
        </Alert>
      )}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<KeyOutlined />}
        loading={isPending || isSuccess}
        loadingPosition="start"
        onClick={() => {
          // Abort the passkey suggestions first, because browsers allow only one passkey request at a time.
          offer.current?.abort();
          mutate(undefined);
        }}
        sx={{ mt: 2 }}
      >
        {messages.passkeySignIn.signInWithPasskey}
      </Button>
    </>
  );
}
