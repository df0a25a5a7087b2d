import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../lib/http.js';
import { sessionQuery } from '../../lib/session.js';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';
import { useMailToken } from './use-mail-token.js';

interface Words {
  title: string;
  text: string;
}

interface MailLinkPageProps {
  /** Where the token of the mail's link goes. */
  path: string;
  waiting: string;
  confirmed: Words;
  /** What to do about a link that is too old, was used or is not complete. */
  expired: Words & { action: ReactNode };
  /** For a link that is in order, but was opened outside the account it is about. */
  elsewhere: (token: string) => ReactNode;
}

/**
 * Opening the mail's link is the confirmation, but only where its account is signed in: the page sends its token once,
 * and elsewhere the server refuses it, so that a program that follows links changes nothing.
 */
export function MailLinkPage({ path, waiting, confirmed, expired, elsewhere }: MailLinkPageProps) {
  const token = useMailToken();
  const queryClient = useQueryClient();
  // A query and not a mutation in an effect: however often the page is drawn, the token goes out once.
  const { status, error, refetch, isFetching } = useQuery({
    queryKey: ['mail-link', path, token],
    queryFn: async () => {
      await http.post(path, { token });
      return true;
    },
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const isConfirmed = status === 'success';
  useEffect(() => {
    // A signed-in person's address is another one now, or a confirmed one.
    if (isConfirmed) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isConfirmed, queryClient]);

  if (isConfirmed)
    return (
      <AuthLayout title={confirmed.title} intro={confirmed.text} isAnswer>
        <Button href="/" variant="contained" size="large">
          {messages.mailLinkPage.goToShortlist}
        </Button>
      </AuthLayout>
    );
  if (token !== null && error instanceof ApiError && error.code === 'sign_in_to_confirm') return elsewhere(token);
  if (token === null || isFinal(error))
    return (
      <AuthLayout title={expired.title} intro={ownReason(error) ?? expired.text} isAnswer>
        {expired.action}
      </AuthLayout>
    );
  if (error && !isFetching)
    return (
      <AuthLayout title={messages.mailLinkPage.title} intro={explainFailure(error)} isAnswer>
        <Button variant="contained" size="large" onClick={() => void refetch()}>
          {messages.mailLinkPage.tryAgain}
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title={waiting} intro={messages.mailLinkPage.intro}>
      <CircularProgress size={32} aria-label={waiting} />
    </AuthLayout>
  );
}

/** A refusal that asking again does not change; a server that is away, or many attempts, pass. */
const isFinal = (error: Error | null): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** What the server says about a link that is in order, such as that somebody else has the address by now. */
const ownReason = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 409 ? error.message : null;
