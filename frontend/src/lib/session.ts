import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { UserView, WhoIsThere } from '@shortlist/shared/contract/auth';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from './http.js';
import { expectsSignedIn, rememberSignedIn } from './signed-in-hint.js';
import { tellTabs } from './tab-channel.js';

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
  // Many components ask; a failed check must not start anew with each one that is drawn.
  retryOnMount: false,
});

/** The signed-in person, or null for a visitor; throws `ApiError` when the server could not tell. */
async function readUser(): Promise<UserView | null> {
  const { user } = await http.get<WhoIsThere>('/api/auth/session');
  // Only the first page that finds out has something to tell.
  if (!user && expectsSignedIn()) tellTabs({ kind: 'session-ended' });
  rememberSignedIn(user !== null);
  return user;
}

/** A check that failed counts as signed out: the builder then keeps working as it does for visitors. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { user: null, status: 'loading' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}

/** For what is changed elsewhere, as when the link of a mail is opened: read again each time the page is looked at. */
export function useFreshSession(): Session {
  useQuery({ ...sessionQuery, staleTime: 0, refetchOnWindowFocus: true });
  return useSession();
}

/** For pages that must not take a server that is away for a person who is signed out; null while all is well. */
export function useSessionFailure(): { message: string; retry: () => void } | null {
  const { data, error, refetch } = useQuery(sessionQuery);
  return error && data === undefined ? { message: error.message, retry: () => void refetch() } : null;
}

/** Sign-in is a navigation of the whole page, so that any provider can take part in it. */
export const signInPath = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutPath = '/api/logout';

/** What the server answered about the signed-in person is what every page shows from now on. */
export const showUser = (queryClient: QueryClient, user: UserView): void => {
  queryClient.setQueryData(sessionQuery.queryKey, user);
};

/** For an answer that the session is over: pages of an account then lead to signing in and back. */
export function endSession(queryClient: QueryClient): void {
  rememberSignedIn(false);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** True for "you are not signed in"; a wrong password is told with another code. */
export const isSignedOutAnswer = (error: Error): boolean =>
  error instanceof ApiError && error.isUnauthorized && error.code === 'unauthorized';
