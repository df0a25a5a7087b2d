import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../../lib/resumes-query.js';
import { useSession, useSessionFailure } from '../../../lib/session.js';
import { expectsSignedIn } from '../../../lib/signed-in-hint.js';
import { tellTabs } from '../../../lib/tab-channel.js';
import { useToast } from '../../../ui/toasts.js';
import type { Toast } from '../../../ui/toasts.js';
import { setDraftId, useDraft } from '../draft/draft-store.js';
import type { OpenEvents } from './open-in-account.js';
import { openOnDevice } from './open-on-device.js';
import type { Opened } from './open-on-device.js';
import { recordOf } from './saved-record.js';
import type { Saving } from './saving.js';

/** What only accounts need: the journal, the queue of saves and their merging. */
const loadAccount = () => import('./open-in-account.js');
// Its code and the answer that says who is there arrive together. A failure is told by the effect that asks again.
if (expectsSignedIn()) loadAccount().catch(() => undefined);

export type OpenDraft =
  | { kind: 'loading' }
  | { kind: 'open'; saving: Saving }
  /** A saved résumé can only be opened by its owner. */
  | { kind: 'sign-in' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; retry: () => void };

const NOTHING_KEPT: Toast = {
  title: 'This browser does not keep data for this site',
  description: 'Your resume is saved in your account, but what you type offline stays on this page only.',
};
/** Once is enough: it is the same for every résumé. */
let toldNothingKept = false;

/**
 * Opens the résumé that the address names, or a new one: a visitor's own draft, or in an account what the visitor
 * left, which thereby becomes a résumé of the account.
 */
export function useOpenDraft(routeId: string | undefined): OpenDraft {
  const { status, user } = useSession();
  const userId = user?.id;
  const sessionFailure = useSessionFailure();
  const events = useOpenEvents();
  const [opened, setOpened] = useState<OpenDraft>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const open = useRef<Opened & { userId?: string }>(undefined);

  useEffect(() => {
    if (status === 'loading') return;
    if (staysOpen(open.current, routeId, userId)) return;
    const abort = new AbortController();
    open.current?.close();
    open.current = undefined;
    const show = (next: Opened) => {
      if (abort.signal.aborted) return next.close();
      open.current = { ...next, userId };
      // Drawn in slices: a phone needs a third of a second for the form, in which it must still answer a tap.
      startTransition(() => setOpened({ kind: 'open', saving: next.saving }));
    };
    if (userId === undefined) {
      if (routeId === undefined) show(openOnDevice());
      else setOpened({ kind: 'sign-in' });
      return;
    }
    setOpened({ kind: 'loading' });
    const opening = loadAccount().then(({ openNew, openSaved }) => {
      abort.signal.throwIfAborted();
      return routeId === undefined
        ? openNew(userId, events, abort.signal)
        : openSaved(routeId, userId, events, abort.signal);
    });
    opening.then(show, (error: unknown) => {
      if (!abort.signal.aborted) setOpened(failure(error, () => setAttempt((count) => count + 1)));
    });
    return () => abort.abort();
  }, [routeId, status, userId, events, attempt]);

  useEffect(
    () => () => {
      open.current?.close();
      open.current = undefined;
    },
    [],
  );

  // A server that is away says nothing about who may open the résumé.
  if (sessionFailure && opened.kind === 'sign-in') return { kind: 'failed', ...sessionFailure };
  return opened;
}

/**
 * The address followed the first save of the draft that is open; or the session ended, and the page keeps what is on
 * it until its owner is back.
 */
function staysOpen(
  open: (Opened & { userId?: string }) | undefined,
  routeId: string | undefined,
  userId: string | undefined,
): boolean {
  if (open?.userId === undefined) return false;
  const isSame = routeId === open.saving.saved()?.id;
  return isSame && (userId === undefined || userId === open.userId);
}

function failure(error: unknown, retry: () => void): OpenDraft {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400))
    return { kind: 'missing' };
  if (error instanceof ApiError && error.isUnauthorized) return { kind: 'sign-in' };
  const message = error instanceof Error ? error.message : 'The resume could not be opened.';
  return { kind: 'failed', message, retry };
}

/** The same object in every render: an open draft outlives many of them. */
function useOpenEvents(): OpenEvents {
  const navigate = useNavigate();
  const toast = useToast();
  const latest = useRef({ navigate, toast });
  useEffect(() => {
    latest.current = { navigate, toast };
  });
  const [events] = useState<OpenEvents>(() => ({
    onNamed: (id) => {
      if (useDraft.getState().id === id) return;
      setDraftId(id);
      if (id !== null) void latest.current.navigate(`/app/resume/${id}`, { replace: true });
    },
    onSaved: (version) => {
      tellTabs({ kind: 'saved', record: recordOf(version) });
      void readResumesAgain(queryClient);
    },
    onSignedOut: () => tellTabs({ kind: 'session-ended' }),
    onNothingKept: () => {
      if (!toldNothingKept) latest.current.toast(NOTHING_KEPT);
      toldNothingKept = true;
    },
    onAdopted: () => latest.current.toast({ title: 'Your draft is now in your account' }),
  }));
  return events;
}
