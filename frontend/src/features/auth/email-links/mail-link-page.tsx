import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { sessionQuery } from '../../../entities/session/session.js';
import { AuthLayout } from '../auth-layout.js';
import { messages } from '../messages.js';
import { useMailToken } from '../use-mail-token.js';

interface LinkText {
  title: string;
  text: string;
}

interface MailLinkPageProps {
  /** API path to which the email link's token is sent. */
  path: string;
  waiting: string;
  confirmed: LinkText;
  /** Texts for links that are expired, already used or incomplete. */
  expired: LinkText & { action: ReactNode };
  /** Renders the page for a valid link if the browser is not signed in to the link's account. */
  renderSignedOut: (token: string) => ReactNode;
}

/**
 * Confirms an email link. The server accepts the token only from a browser that is signed in to the link's account, so
 * that mail scanners, which also open links, change nothing. Other browsers see the result of `renderSignedOut`.
 */
export function MailLinkPage({ path, waiting, confirmed, expired, renderSignedOut }: MailLinkPageProps) {
  const token = useMailToken();
  const queryClient = useQueryClient();
  // Use a query instead of a mutation in an effect, so that a second render does not send the token again.
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
    // Refetch the session, because the link has confirmed or changed the account's email address.
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
  if (token !== null && error instanceof ApiError && error.code === 'sign_in_to_confirm') return renderSignedOut(token);
  if (token === null || isFinal(error))
    return (
      <AuthLayout title={expired.title} intro={conflictReason(error) ?? expired.text} isAnswer>
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

/** Whether retrying is pointless. Only network failures, server errors and rate limits are temporary. */
const isFinal = (error: Error | null): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Returns the reason why the server rejected a valid link, for example because another account uses the email address.
 */
const conflictReason = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 409 ? error.message : null;
