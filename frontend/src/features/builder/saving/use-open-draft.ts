import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/http.js';
import { newId } from '../../../lib/new-id.js';
import { queryClient } from '../../../lib/query.js';
import { signInPath, useSession, useSessionFailure } from '../../../lib/session.js';
import { useToast } from '../../../ui/toasts.js';
import { emptyContent, openDraft } from '../draft/draft-store.js';
import { same } from '../../../lib/same.js';
import { AccountSaving } from './account-saving.js';
import type { AccountEvents } from './account-saving.js';
import { DeviceSaving } from './device-saving.js';
import { clearJournal, readJournal } from './journal.js';
import { readResume } from './resume-server.js';
import type { Saving } from './saving.js';
import { hasContent, readVisitorDraft } from './visitor-draft.js';

export type OpenDraft =
  | { kind: 'loading' }
  | { kind: 'open'; saving: Saving }
  /** A saved résumé can only be opened by its owner. */
  | { kind: 'sign-in' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; retry: () => void };

/** Time to read the toast before the sign-in page comes, in milliseconds. */
const SIGN_IN_DELAY = 500;

/**
 * Opens the résumé that the address names, or a new one: a visitor's own draft, or in an account what the visitor
 * left, which thereby becomes a résumé of the account.
 */
export function useOpenDraft(routeId: string | undefined): OpenDraft {
  const { status } = useSession();
  const sessionFailure = useSessionFailure();
  const events = useAccountEvents();
  const [opened, setOpened] = useState<OpenDraft>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const open = useRef<Saving>(undefined);

  useEffect(() => {
    if (status === 'loading') return;
    const signedIn = status === 'signed-in';
    // The address followed the first save of the draft that is open: nothing to open.
    if (signedIn && routeId !== undefined && open.current?.saved()?.id === routeId) return;
    const abort = new AbortController();
    const show = (saving: Saving) => {
      open.current = saving;
      setOpened({ kind: 'open', saving });
    };
    open.current?.stop();
    open.current = undefined;
    if (routeId === undefined) show(signedIn ? openNew(events) : openOnDevice());
    else if (!signedIn) setOpened({ kind: 'sign-in' });
    else {
      setOpened({ kind: 'loading' });
      openSaved(routeId, events, abort.signal).then(show, (error: unknown) => {
        if (!abort.signal.aborted) setOpened(failure(error, () => setAttempt((count) => count + 1)));
      });
    }
    return () => abort.abort();
  }, [routeId, status, events, attempt]);

  useEffect(
    () => () => {
      open.current?.stop();
      open.current = undefined;
    },
    [],
  );

  // A server that is away says nothing about who may open the résumé.
  if (sessionFailure && opened.kind === 'sign-in') return { kind: 'failed', ...sessionFailure };
  return opened;
}

function openOnDevice(): Saving {
  const draft = readVisitorDraft();
  openDraft(null, draft?.content ?? emptyContent());
  return new DeviceSaving(draft?.id ?? newId());
}

function openNew(events: AccountEvents): Saving {
  const draft = readVisitorDraft();
  if (!draft || !hasContent(draft.content)) {
    openDraft(null, emptyContent());
    return new AccountSaving(undefined, newId(), events);
  }
  openDraft(null, draft.content);
  const saving = new AccountSaving(undefined, draft.id, events);
  void saving.save().then(({ kind }) => {
    if (kind === 'saved') events.onAdopted();
  });
  return saving;
}

async function openSaved(id: string, events: AccountEvents, signal: AbortSignal): Promise<Saving> {
  const version = await readResume(id, signal);
  signal.throwIfAborted();
  const journal = readJournal(id);
  if (!journal || same(journal.content, version.content)) {
    clearJournal(id);
    openDraft(id, version.content);
    return new AccountSaving(version, id, events);
  }
  openDraft(id, journal.content);
  // On an older base than the server's, so that the next save meets what happened in between and merges it.
  const base = journal.base.revision < version.revision ? journal.base : version;
  const saving = new AccountSaving(base, id, events);
  saving.restored();
  return saving;
}

function failure(error: unknown, retry: () => void): OpenDraft {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400))
    return { kind: 'missing' };
  if (error instanceof ApiError && error.isUnauthorized) return { kind: 'sign-in' };
  const message = error instanceof Error ? error.message : 'The resume could not be opened.';
  return { kind: 'failed', message, retry };
}

/** The same object in every render: an open draft outlives many of them. */
function useAccountEvents(): AccountEvents {
  const navigate = useNavigate();
  const toast = useToast();
  const latest = useRef({ navigate, toast });
  useEffect(() => {
    latest.current = { navigate, toast };
  });
  const [events] = useState<AccountEvents>(() => ({
    onCreated: (id) => void latest.current.navigate(`/app/resume/${id}`, { replace: true }),
    onSaved: () => void queryClient.invalidateQueries({ queryKey: ['resumes'] }),
    onSignedOut: () => {
      latest.current.toast({
        title: 'Unauthorized',
        description: 'Please sign in to continue.',
        variant: 'destructive',
      });
      setTimeout(() => location.assign(signInPath(location.pathname)), SIGN_IN_DELAY);
    },
    onAdopted: () => latest.current.toast({ title: 'Your draft is now in your account' }),
  }));
  return events;
}
