import { acquireTabLock } from '../../../../lib/tab-lock.js';
import type { Release } from '../../../../lib/tab-lock.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { lastStepOf } from '../../../../storage/last-steps.js';
import { newId } from '../../../../lib/new-id.js';
import { same } from '@shortlist/ui-kit/same';
import { lockName, lockNewestEntry, requestSending } from '../../../../sync/pending-entries.js';
import type { LockedEntry } from '../../../../sync/pending-entries.js';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { DraftContent } from '../../draft/draft-content.js';
import { emptyContent, openDraft } from '../../draft/draft-store.js';
import { applyLandingChoices } from '../../draft/landing-choices.js';
import { syncResume } from '../resume-sync.js';
import type { AccountEvents, AccountStart, ResumeSync } from '../resume-sync.js';
import { openEditor } from '../editor.js';
import { journal } from '../record/journal.js';
import type { Opened } from './open-on-device.js';
import { connectAccount } from '../account-events.js';
import { pendingResumes } from '../notices/pending-work.js';
import { readResume, resumeServer } from '../resume-server.js';
import type { SavedVersion } from '../record/save-state.js';
import type { Saving } from '../saving.js';
import { clearVisitorDraft, hasContent, readVisitorDraft } from '../../../../storage/visitor-draft.js';

export interface OpenEvents extends AccountEvents {
  onAdopted: () => void;
}

/** A locked journal entry. `isVisitors` marks a visitor's draft that was moved to the journal. */
type OpenEntry = LockedEntry<DraftContent, MergePart> & { isVisitors?: true };

/**
 * Opens the visitor's draft. If there is none, opens a draft of this account that was never saved, or else an empty
 * draft.
 */
export async function openNew(userId: string, events: OpenEvents, signal: AbortSignal): Promise<Opened> {
  const locked: OpenEntry | null =
    (await takeVisitorDraft(userId)) ?? (await lockNewestEntry(pendingResumes, userId, (entry) => entry.base === null));
  throwIfAborted(signal, locked);
  openDraft(null, locked?.entry.content ?? emptyContent(), locked?.entry.step);
  if (!locked) {
    const opened = startSaving({ userId, key: newId(), base: undefined, firstId: newId() }, events);
    applyLandingChoices();
    return opened;
  }
  const { entry, release, isVisitors } = locked;
  const start = { userId, key: entry.key, base: undefined, firstId: entry.resumeId, entry };
  const opened = startSaving(start, events, release);
  if (isVisitors) void adopt(opened.saving, events);
  return opened;
}

async function adopt(saving: Saving, events: OpenEvents): Promise<void> {
  const { kind } = await saving.save();
  if (kind !== 'saved') return;
  clearVisitorDraft();
  events.onAdopted();
}

/** Moves the visitor's draft to the account's journal. The draft's id becomes the id of the resume. */
async function takeVisitorDraft(userId: string): Promise<OpenEntry | null> {
  const draft = readVisitorDraft();
  if (!draft || !hasContent(draft.content)) return null;
  const { id: resumeId, content } = draft;
  const entry = {
    key: newId(),
    userId,
    resumeId,
    base: null,
    content,
    sent: {},
    suggested: false,
    step: 0,
    at: Date.now(),
  };
  const release = await acquireTabLock(lockName(entry.key));
  if (await journal.keep(entry)) clearVisitorDraft();
  return { entry, release: release ?? (() => undefined), isVisitors: true };
}

export async function openSaved(id: string, userId: string, events: OpenEvents, signal: AbortSignal): Promise<Opened> {
  const answer = await readResume(id, signal).catch((error: unknown) => unavailable(error));
  const version = answer instanceof ApiError ? undefined : answer;
  // Journal entries from older releases do not name a user. Such an entry belongs to this user only if the server
  // returns its resume.
  const locked = await lockNewestEntry(
    pendingResumes,
    userId,
    (entry) => entry.resumeId === id && (version || entry.userId === userId),
  );
  throwIfAborted(signal, locked);
  if (!locked) {
    if (answer instanceof ApiError) throw answer;
    return openVersion(answer, userId, events);
  }
  const { entry, release } = locked;
  if (version && same(entry.content, version.content)) {
    void journal.forget(entry.key).then(release);
    return openVersion(version, userId, events);
  }
  openDraft(id, entry.content, entry.step);
  // Start from the version on which the entry is based, so that later changes on the server are merged.
  const start = { userId, key: entry.key, base: entry.base ?? undefined, firstId: id, entry };
  return startSaving(start, events, release, version);
}

/** Throws if opening was aborted: another draft may be open by now and must not change. */
function throwIfAborted(signal: AbortSignal, locked: OpenEntry | null): void {
  if (signal.aborted) locked?.release();
  signal.throwIfAborted();
}

function openVersion(version: SavedVersion, userId: string, events: OpenEvents): Opened {
  openDraft(version.id, version.content, lastStepOf(version.id));
  return startSaving({ userId, key: newId(), base: version, firstId: version.id }, events);
}

/**
 * Returns the error if the resume was deleted or the server is unavailable, because unsent work can still be opened in
 * both cases. Rethrows all other errors.
 */
function unavailable(error: unknown): ApiError {
  if (error instanceof ApiError && (error.status === 404 || error.status === 0 || error.status >= 500)) return error;
  throw error;
}

function startSaving(start: AccountStart, events: OpenEvents, release?: Release, version?: SavedVersion): Opened {
  const saving = syncResume(start, openEditor, resumeServer(true), journal, events);
  const held = release ? Promise.resolve(release) : acquireTabLock(lockName(start.key));
  const disconnect = connectAccount(saving, start.userId);
  if (start.entry) saving.continueFrom(version);
  return {
    saving,
    close: () => {
      disconnect();
      void stopSaving(saving, held);
    },
  };
}

async function stopSaving(saving: ResumeSync, held: Promise<Release | null>): Promise<void> {
  try {
    await saving.stop();
  } finally {
    (await held)?.();
    if (saving.isUnsent()) requestSending();
  }
}
