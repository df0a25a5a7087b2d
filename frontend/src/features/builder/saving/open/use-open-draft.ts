import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '@shortlist/ui-kit/request';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../../../entities/resume/resumes-query.js';
import { useSession, useSessionFailure } from '../../../../entities/session/session.js';
import { expectsSignedIn } from '../../../../entities/session/signed-in-hint.js';
import { tellTabs } from '../../../../lib/tab-channel.js';
import { useToast } from '../../../../ui/toasts/toasts.js';
import type { Toast } from '../../../../ui/toasts/toasts.js';
import { setDraftId, useDraft } from '../../draft/draft-store.js';
import { messages } from '../messages.js';
import type { OpenEvents } from './open-in-account.js';
import { openOnDevice } from './open-on-device.js';
import type { Opened } from './open-on-device.js';
import { recordOf } from '../record/saved-record.js';
import type { Saving } from '../saving.js';

/** Loads the code that only accounts need: the journal, the save queue and merging. */
const loadAccount = () => import('./open-in-account.js');
// Preload the code while the session is requested. The effect below loads it again and reports failures.
if (expectsSignedIn()) loadAccount().catch(() => undefined);

export type OpenDraft =
  | { kind: 'loading' }
  | { kind: 'open'; saving: Saving }
  /** The visitor must sign in, because only the owner of a saved resume can open it. */
  | { kind: 'sign-in' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; retry: () => void };

const STORAGE_UNAVAILABLE: Toast = {
  title: messages.storage.unavailable,
  description: messages.storage.unavailableDetail,
};
/** Whether the warning about disabled storage was shown. It is shown once per page load, not for every resume. */
let isStorageWarningShown = false;

/**
 * Opens the resume in the URL, or a new resume. If the user is signed in, the visitor's draft becomes the new resume.
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
      // Render the form in a transition: rendering takes a third of a second on phones, during which taps must work.
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

  // Do not ask the user to sign in if the server is unavailable, because the user may already be signed in.
  if (sessionFailure && opened.kind === 'sign-in') return { kind: 'failed', ...sessionFailure };
  return opened;
}

/**
 * Whether the open draft belongs to the resume in the URL and to the signed-in user. Stays true when the first save
 * adds the id to the URL and while the session is expired.
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
  const message = error instanceof Error ? error.message : messages.useOpenDraft.failed;
  return { kind: 'failed', message, retry };
}

/** Returns the same object on every render, because the open draft keeps a reference to it. */
function useOpenEvents(): OpenEvents {
  const navigate = useNavigate();
  const toast = useToast();
  const latest = useRef({ navigate, toast });
  useEffect(() => {
    latest.current = { navigate, toast };
  });
  const [events] = useState<OpenEvents>(() => ({
    onIdChange: (id) => {
      if (useDraft.getState().id === id) return;
      setDraftId(id);
      if (id !== null) void latest.current.navigate(`/app/resume/${id}`, { replace: true });
    },
    onSaved: (version) => {
      tellTabs({ kind: 'saved', record: recordOf(version) });
      void readResumesAgain(queryClient);
    },
    onSignedOut: () => tellTabs({ kind: 'session-ended' }),
    onStorageUnavailable: () => {
      if (!isStorageWarningShown) latest.current.toast(STORAGE_UNAVAILABLE);
      isStorageWarningShown = true;
    },
    onAdopted: () => latest.current.toast({ title: messages.useOpenDraft.adopted }),
  }));
  return events;
}
