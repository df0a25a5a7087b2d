import type { UserView } from '@shortlist/shared/contract/account/auth';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PasswordSubsection } from './password-subsection.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';
import { PasskeysSubsection } from './passkeys-subsection.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';
import { TwoStepSubsection } from './two-step-subsection.js';

export function SecuritySection({ user }: { user: UserView }) {
  return (
    <Section id="sign-in-security" title={messages.securitySection.title} intro={messages.securitySection.intro}>
      <PasswordSubsection user={user} />
      <Factors user={user} />
    </Section>
  );
}

function Factors({ user }: { user: UserView }) {
  const queryClient = useQueryClient();
  const { data: security, error, refetch } = useQuery(securityQuery);
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [error, queryClient]);

  if (error && !security)
    return <LoadFailure message={messages.securitySection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!security)
    return <Skeleton variant="rounded" height={160} role="status" aria-label={messages.securitySection.label} />;
  return (
    <>
      <TwoStepSubsection user={user} security={security} />
      <PasskeysSubsection user={user} passkeys={security.passkeys} />
    </>
  );
}
