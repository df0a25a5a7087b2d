import type { StaffSecurity } from '@shortlist/shared/contract/console/staff';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { AccessRequired } from '../sign-in/access-required.js';
import { ConnectionProblem } from '../sign-in/connection-problem.js';
import { SetUpTwoStep } from '../sign-in/set-up-two-step.js';
import { SignInAgain } from '../sign-in/sign-in-again.js';
import { Waiting } from '../ui/waiting.js';
import { MeContext, meQuery } from './me.js';
import { SessionKeeper } from './session-keeper.js';
import { useSessionEnd, useToken } from './token.js';

/**
 * Shows the console only after the server has confirmed the token; the URL does not change. When a session expires, the
 * sign-in form covers the console, so that no typed text is lost.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const token = useToken();
  const end = useSessionEnd();
  const { data, error, refetch, isFetching } = useQuery(meQuery(token));
  const [confirmed, setConfirmed] = useState<StaffSecurity | null>(null);
  const isSignedOut = token === null && end === null;
  if (data && data !== confirmed) setConfirmed(data);
  if (isSignedOut && confirmed) setConfirmed(null);
  // After a renewal, `data` is undefined until the server responds, so keep the confirmed account until then.
  const me = isSignedOut ? null : (data ?? confirmed);
  if (me?.mustEnroll && token !== null)
    return (
      <MeContext value={me}>
        <SetUpTwoStep />
      </MeContext>
    );
  if (me)
    return (
      <MeContext value={me}>
        <Fragment key={me.staff.id}>{children}</Fragment>
        {end ? <SignInAgain end={end} username={me.staff.username} /> : <SessionKeeper />}
      </MeContext>
    );
  if (token === null) return <AccessRequired end={end} />;
  if (error && !isFetching) return <ConnectionProblem onRetry={() => void refetch()} />;
  return <Waiting />;
}
