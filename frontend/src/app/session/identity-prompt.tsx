import { lazy, Suspense, useEffect, useState } from 'react';
import { setIdentityPrompt } from '../../api/confirm-identity.js';

const ConfirmIdentityDialog = lazy(() => import('./confirm-identity-dialog.js'));

/** Opens the identity dialog on any page when a request requires a recent sign-in. */
export function IdentityPrompt() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => {
    setIdentityPrompt(
      () =>
        new Promise((resolve) => {
          setAnswer(() => (isConfirmed: boolean) => {
            setAnswer(null);
            resolve(isConfirmed);
          });
        }),
    );
    return () => setIdentityPrompt(undefined);
  }, []);
  return <Suspense fallback={null}>{answer && <ConfirmIdentityDialog onAnswer={answer} />}</Suspense>;
}
