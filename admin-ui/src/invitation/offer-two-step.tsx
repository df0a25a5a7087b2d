import Button from '@mui/material/Button';
import { useState } from 'react';
import { TwoStepSetup } from '../account/two-step-setup.js';
import { SignInLayout } from '../sign-in/sign-in-layout.js';
import { messages } from './messages.js';

interface OfferTwoStepProps {
  /** Whether the account must set up two-step verification first. */
  isRequired: boolean;
  onDone: () => void;
}

/** Offers two-step verification, the second step of accepting an invitation. */
export function OfferTwoStep({ isRequired, onDone }: OfferTwoStepProps) {
  const [isOn, setOn] = useState(false);
  const intro = isRequired ? messages.offerTwoStep.requiredIntro : messages.offerTwoStep.optionalIntro;
  return (
    <SignInLayout
      title={isOn ? messages.offerTwoStep.saveRecoveryCodes : messages.offerTwoStep.setUpTwoStep}
      intro={isOn ? messages.offerTwoStep.turnedOn : intro}
    >
      <TwoStepSetup onTurnedOn={() => setOn(true)} onDone={onDone} />
      {!isRequired && !isOn && (
        <Button onClick={onDone} sx={{ mt: 2 }}>
          {messages.offerTwoStep.skip}
        </Button>
      )}
    </SignInLayout>
  );
}
