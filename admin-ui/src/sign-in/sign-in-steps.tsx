import type { StaffLogin, StaffToken } from '@shortlist/shared/contract/console/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLife, startSession } from '../session/token.js';
import { CodeStep } from './code-step.js';
import { PasswordStep, type PasswordStepProps } from './password-step.js';

interface SignInStepsProps extends Pick<PasswordStepProps, 'title' | 'intro' | 'username'> {
  onSignedIn?: () => void;
}

export function SignInSteps({ onSignedIn, ...texts }: SignInStepsProps) {
  const [credentials, setCredentials] = useState<StaffLogin | null>(null);
  const client = useQueryClient();
  const finish = (answer: StaffToken) => {
    // If another staff member signed in, clear the data cached for the previous one.
    if (currentLife()?.staffId !== answer.staff.id) client.clear();
    startSession(answer);
    onSignedIn?.();
  };
  return credentials ? (
    <CodeStep credentials={credentials} onSignedIn={finish} onBack={() => setCredentials(null)} />
  ) : (
    <PasswordStep {...texts} onSignedIn={finish} onCodeNeeded={setCredentials} />
  );
}
