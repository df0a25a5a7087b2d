import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { refreshMe } from '../session/me.js';
import { useSignOut } from '../session/use-sign-out.js';
import { Waiting } from '../ui/waiting.js';
import { messages } from './messages.js';
import { SignInLayout } from './sign-in-layout.js';

const TwoStepSetup = lazy(() =>
  import('../account/two-step-setup.js').then(({ TwoStepSetup }) => ({ default: TwoStepSetup })),
);

/**
 * Replaces the console for accounts that must set up two-step verification first. The tokens of these accounts allow no
 * other action.
 */
export function SetUpTwoStep() {
  const signOut = useSignOut();
  const [isOn, setOn] = useState(false);
  return (
    <SignInLayout
      title={isOn ? messages.setUpTwoStep.saveRecoveryCodes : messages.setUpTwoStep.setUpTwoStep}
      intro={isOn ? messages.setUpTwoStep.turnedOn : messages.setUpTwoStep.intro}
    >
      <Suspense fallback={<Waiting />}>
        <TwoStepSetup onTurnedOn={() => setOn(true)} onDone={() => void refreshMe()} />
      </Suspense>
      {!isOn && (
        <Button onClick={() => void signOut()} sx={{ mt: 2 }}>
          {messages.setUpTwoStep.signOut}
        </Button>
      )}
    </SignInLayout>
  );
}
