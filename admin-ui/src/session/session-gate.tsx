import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessRequired } from '../sign-in/access-required.js';
import { ConnectionProblem } from '../sign-in/connection-problem.js';
import { SetUpTwoStep } from '../sign-in/set-up-two-step.js';
import { Waiting } from '../ui/waiting.js';
import { meQuery } from './me.js';
import { useToken } from './token.js';

/** Shows nothing of the console before the server has confirmed the token. The address stays through all of it. */
export function SessionGate({ children }: { children: ReactNode }) {
  const token = useToken();
  const { data, error, refetch, isFetching } = useQuery(meQuery(token));
  if (token === null) return <AccessRequired />;
  if (data) return data.mustEnroll ? <SetUpTwoStep /> : children;
  if (error && !isFetching) return <ConnectionProblem onRetry={() => void refetch()} />;
  return <Waiting />;
}
