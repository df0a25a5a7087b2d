import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { UserView, WhoIsThere } from '@shortlist/shared/contract/account/auth';
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
  // Many components use the session; mounting another one must not retry a failed request.
  retryOnMount: false,
});

/** Returns null for a visitor; throws `ApiError` when the server could not be reached. */
async function readUser(): Promise<UserView | null> {
  const { user } = await http.get<WhoIsThere>('/api/auth/session');
  // Only the first page that notices tells the others.
  if (!user && expectsSignedIn()) tellTabs({ kind: 'session-ended' });
  rememberSignedIn(user !== null);
  return user;
}

/** A failed check counts as signed out: the builder then works as for visitors. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { user: null, status: 'loading' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}

/** Refetches on focus, for state changed elsewhere, such as by an email link. */
export function useFreshSession(): Session {
  useQuery({ ...sessionQuery, staleTime: 0, refetchOnWindowFocus: true });
  return useSession();
}

/** For pages that must not treat an unavailable server as signed out; null without a failure. */
export function useSessionFailure(): { message: string; retry: () => void } | null {
  const { data, error, refetch } = useQuery(sessionQuery);
  return error && data === undefined ? { message: error.message, retry: () => void refetch() } : null;
}

/** Sign-in is a full page navigation, which any provider can redirect. */
export const signInPath = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/logout';

/** Applies the server's response about the signed-in user to every page. */
export const showUser = (queryClient: QueryClient, user: UserView): void => {
  queryClient.setQueryData(sessionQuery.queryKey, user);
};

/** Ends the session locally after a 401; account pages then redirect to sign-in and back. */
export function endSession(queryClient: QueryClient): void {
  rememberSignedIn(false);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** True for a missing session; a wrong password has another code. */
export const isSignedOutAnswer = (error: Error): boolean =>
  error instanceof ApiError && error.isUnauthorized && error.code === 'unauthorized';
