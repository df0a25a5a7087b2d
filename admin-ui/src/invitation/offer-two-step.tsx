import Button from '@mui/material/Button';
import { useState } from 'react';
import { TwoStepSetup } from '../account/two-step-setup.js';
import { SignInLayout } from '../sign-in/sign-in-layout.js';

interface OfferTwoStepProps {
  /** Whether the token opens nothing else before. */
  isRequired: boolean;
  onDone: () => void;
}

/** The second step of an invitation, once the password is set. */
export function OfferTwoStep({ isRequired, onDone }: OfferTwoStepProps) {
  const [isOn, setOn] = useState(false);
  const intro = isRequired
    ? 'Your password is set. Your account requires a second step at sign-in.'
    : 'Your password is set. A second step at sign-in protects your account even if someone learns your password.';
  return (
    <SignInLayout
      title={isOn ? 'Save your recovery codes' : 'Set up two-step verification'}
      intro={isOn ? 'Two-step verification is on.' : intro}
    >
      <TwoStepSetup onTurnedOn={() => setOn(true)} onDone={onDone} />
      {!isRequired && !isOn && (
        <Button onClick={onDone} sx={{ mt: 2 }}>
          Skip for Now
        </Button>
      )}
    </SignInLayout>
  );
}
