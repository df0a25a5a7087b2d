import type { StaffLogin, StaffToken } from '@shortlist/shared/contract/staff';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storeToken } from '../session/token.js';
import { CodeStep } from './code-step.js';
import { PasswordStep } from './password-step.js';
import { returnAddress } from './return-address.js';

export function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [credentials, setCredentials] = useState<StaffLogin | null>(null);
  const finish = ({ token }: StaffToken) => {
    storeToken(token);
    void navigate(returnAddress(location), { replace: true });
  };
  return credentials ? (
    <CodeStep credentials={credentials} onSignedIn={finish} onBack={() => setCredentials(null)} />
  ) : (
    <PasswordStep onSignedIn={finish} onCodeNeeded={setCredentials} />
  );
}
