import type { StaffToken } from '@shortlist/shared/contract/console/staff';
import type { InvitationView } from '@shortlist/shared/contract/console/staff-accounts';
import Button from '@mui/material/Button';
import { ApiError } from '@shortlist/ui-kit/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '../api.js';
import { startSession } from '../session/token.js';
import { ConnectionProblem } from '../sign-in/connection-problem.js';
import { SignInLayout } from '../sign-in/sign-in-layout.js';
import { Waiting } from '../ui/waiting.js';
import { ChoosePassword } from './choose-password.js';
import { messages } from './messages.js';
import { TwoStepSetup } from '../account/two-step-setup.js';

export function InvitationPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [token, setToken] = useState(hash.slice(1));
  const [accepted, setAccepted] = useState<StaffToken | null>(null);

  // Opening another invitation link in the same tab changes only the hash, so the page does not reload.
  if (hash.length > 1 && hash.slice(1) !== token) setToken(hash.slice(1));

  useEffect(() => {
    // Remove the token from the address bar, so that it is not bookmarked.
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.public<InvitationView>('invitation', { token }),
    enabled: token !== '' && accepted === null,
    staleTime: Infinity,
  });
  const finish = (answer: StaffToken) => {
    client.clear();
    startSession(answer);
    setAccepted(answer);
  };

  if (accepted) return <OfferTwoStep isRequired={accepted.mustEnroll} onDone={() => void navigate('/')} />;
  if (token === '' || isRefused(error)) return <NotValid />;
  if (data) return <ChoosePassword invitation={data} token={token} onAccepted={finish} />;
  if (error && !isFetching) return <ConnectionProblem intro={error.message} onRetry={() => void refetch()} />;
  return <Waiting />;
}

const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 422;

const NotValid = () => (
  <SignInLayout title={messages.invitationPage.title} intro={messages.invitationPage.intro}>
    <Button component={Link} to="/login" variant="contained" size="large" fullWidth>
      {messages.invitationPage.goToSignIn}
    </Button>
  </SignInLayout>
);

interface OfferTwoStepProps {
  /** Whether the account must set up two-step verification before it can use the console. */
  isRequired: boolean;
  onDone: () => void;
}

function OfferTwoStep({ isRequired, onDone }: OfferTwoStepProps) {
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
