import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { refreshMe } from '../session/me.js';
import { useSignOut } from '../session/use-sign-out.js';
import { Waiting } from '../ui/waiting.js';
import { SignInLayout } from './sign-in-layout.js';

const TwoStepSetup = lazy(() =>
  import('../account/two-step-setup.js').then(({ TwoStepSetup }) => ({ default: TwoStepSetup })),
);

/** Replaces the console until an account that requires two-step verification has it: its token opens nothing else. */
export function SetUpTwoStep() {
  const signOut = useSignOut();
  const [isOn, setOn] = useState(false);
  return (
    <SignInLayout
      title={isOn ? 'Save your recovery codes' : 'Set up two-step verification'}
      intro={isOn ? 'Two-step verification is on.' : 'Your account requires a second step at sign-in.'}
    >
      <Suspense fallback={<Waiting />}>
        <TwoStepSetup onTurnedOn={() => setOn(true)} onDone={() => void refreshMe()} />
      </Suspense>
      {!isOn && (
        <Button onClick={() => void signOut()} sx={{ mt: 2 }}>
          Sign Out
        </Button>
      )}
    </SignInLayout>
  );
}
