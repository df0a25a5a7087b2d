import { useLocation, useNavigate } from 'react-router';
import { returnAddress } from './return-address.js';
import { SignInSteps } from './sign-in-steps.js';

export function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  return <SignInSteps onSignedIn={() => void navigate(returnAddress(location), { replace: true })} />;
}
