import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { UserView, CurrentSession } from '@shortlist/shared/contract/account/auth';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../api/http.js';
import { expectsSignedIn, rememberSignedIn } from './signed-in-hint.js';
import { tellTabs } from '../../lib/tab-channel.js';

export type SessionStatus = 'loading' | 'signed-in' | 'signed-out';

export interface Session {
  user: UserView | null;
  status: SessionStatus;
}

const SESSION_FRESH_MS = 300_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readUser,
  staleTime: SESSION_FRESH_MS,
  gcTime: Infinity,
  // Do not retry a failed session request whenever a component mounts, because many components use the session.
  retryOnMount: false,
});

/** Returns null for a visitor. Throws `ApiError` if the server could not be reached. */
async function readUser(): Promise<UserView | null> {
  const { user } = await http.get<CurrentSession>('/api/auth/session');
  // Only the first browser tab that detects the end of the session notifies the others.
  if (!user && expectsSignedIn()) tellTabs({ kind: 'session-ended' });
  rememberSignedIn(user !== null);
  return user;
}

/**
 * Returns the session. If the session cannot be loaded, the user counts as signed out, so that the builder still works
 * as it does for visitors.
 */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { user: null, status: 'loading' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}

/**
 * Returns the session. Refetches it on focus, because an email link opened in another browser tab may have changed the
 * account.
 */
export function useFreshSession(): Session {
  useQuery({ ...sessionQuery, staleTime: 0, refetchOnWindowFocus: true });
  return useSession();
}

/**
 * Returns the error of a failed session check, or null. Use it on pages that must not treat an unavailable server as a
 * sign-out.
 */
export function useSessionFailure(): { message: string; retry: () => void } | null {
  const { data, error, refetch } = useQuery(sessionQuery);
  return error && data === undefined ? { message: error.message, retry: () => void refetch() } : null;
}

/** Returns the path of the sign-in page. Open it with a full page load, because sign-in may redirect to a provider. */
export const signInPath = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/logout';

/** Updates the cached user with the server's response, so that every page shows the change. */
export const showUser = (queryClient: QueryClient, user: UserView): void => {
  queryClient.setQueryData(sessionQuery.queryKey, user);
};

/** Ends the session in this browser after a 401 response. Account pages then redirect to sign-in. */
export function endSession(queryClient: QueryClient): void {
  rememberSignedIn(false);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** True if the error means that the session has ended. A wrong password causes a different error code. */
export const isSignedOutAnswer = (error: Error): boolean =>
  error instanceof ApiError && error.isUnauthorized && error.code === 'unauthorized';
