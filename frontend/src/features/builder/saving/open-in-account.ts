import { claim } from '../../../lib/claims.js';
import type { Release } from '../../../lib/claims.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { lastStepOf } from '../../../lib/last-steps.js';
import { newId } from '../../../lib/new-id.js';
import { same } from '@shortlist/ui-kit/same';
import { emptyContent, openDraft } from '../draft/draft-store.js';
import { applyLandingChoices } from '../draft/landing-choices.js';
import { AccountSaving } from './account-saving.js';
import type { AccountEvents, AccountStart } from './account-saving.js';
import { openEditor } from './editor.js';
import { journal } from './journal.js';
import type { JournalEntry } from './journal.js';
import type { Opened } from './open-on-device.js';
import { connectAccount } from './account-events.js';
import { claimName, sendEntry, wantSending } from './pending-work.js';
import { readResume, resumeServer } from './resume-server.js';
import type { SavedVersion } from './save-state.js';
import type { Saving } from './saving.js';
import { clearVisitorDraft, hasContent, readVisitorDraft } from '../../../lib/visitor-draft.js';

export interface OpenEvents extends AccountEvents {
  /** What was written before signing in is in the account now. */
  onAdopted: () => void;
}

/** A page that was left a moment ago still holds its entry of the journal for a while. Milliseconds. */
const PATIENCE = 1_000;

/** A new résumé: what the visitor left, or a draft of the account that was never saved, or nothing yet. */
export async function openNew(userId: string, events: OpenEvents, signal: AbortSignal): Promise<Opened> {
  const found = (await visitorsWork(userId)) ?? (await claimed(userId, (entry) => entry.base === null));
  throwIfLeft(signal, found);
  openDraft(null, found?.entry.content ?? emptyContent(), found?.entry.step);
  if (!found) {
    const opened = keepInAccount({ userId, key: newId(), base: undefined, firstId: newId() }, events);
    applyLandingChoices();
    return opened;
  }
  const { entry, release, isVisitors } = found;
  const start = { userId, key: entry.key, base: undefined, firstId: entry.resumeId, found: entry };
  const opened = keepInAccount(start, events, release);
  if (isVisitors) void adopt(opened.saving, events);
  return opened;
}

async function adopt(saving: Saving, events: OpenEvents): Promise<void> {
  const { kind } = await saving.save();
  if (kind !== 'saved') return;
  clearVisitorDraft();
  events.onAdopted();
}

/** The visitor's draft becomes work of the account, which is sent under the draft's own id. */
async function visitorsWork(userId: string): Promise<Found | null> {
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
  const release = await claim(claimName(entry.key));
  if (await journal.keep(entry)) clearVisitorDraft();
  return { entry, release: release ?? (() => undefined), isVisitors: true };
}

/** A résumé of the account, with the work on it that this device has and the account has not. */
export async function openSaved(id: string, userId: string, events: OpenEvents, signal: AbortSignal): Promise<Opened> {
  const answer = await readResume(id, signal).catch((error: unknown) => unavailable(error));
  const version = answer instanceof ApiError ? undefined : answer;
  // What an older version of the product kept has no name on it: only a résumé that is there shows whose it is.
  const found = await claimed(userId, (entry) => entry.resumeId === id && (version || entry.userId === userId));
  throwIfLeft(signal, found);
  if (!found) {
    if (answer instanceof ApiError) throw answer;
    return openVersion(answer, userId, events);
  }
  const { entry, release } = found;
  if (version && same(entry.content, version.content)) {
    void journal.forget(entry.key).then(release);
    return openVersion(version, userId, events);
  }
  openDraft(id, entry.content, entry.step);
  // On the base of the work, so that what happened in between is merged with it.
  const start = { userId, key: entry.key, base: entry.base ?? undefined, firstId: id, found: entry };
  return keepInAccount(start, events, release, version);
}

/** The person has gone elsewhere meanwhile: another draft may be open by now, and nothing may touch it. */
function throwIfLeft(signal: AbortSignal, found: Found | null): void {
  if (signal.aborted) found?.release();
  signal.throwIfAborted();
}

function openVersion(version: SavedVersion, userId: string, events: OpenEvents): Opened {
  openDraft(version.id, version.content, lastStepOf(version.id));
  return keepInAccount({ userId, key: newId(), base: version, firstId: version.id }, events);
}

/** With work in the journal a résumé can be opened although it is deleted or the server is away. */
function unavailable(error: unknown): ApiError {
  if (error instanceof ApiError && (error.status === 404 || error.status === 0 || error.status >= 500)) return error;
  throw error;
}

interface Found {
  entry: JournalEntry;
  release: Release;
  /** It was written before the person signed in. */
  isVisitors?: true;
}

/** The newest piece of work that fits and that no open page is working on. Older ones are sent first. */
async function claimed(userId: string, fits: (entry: JournalEntry) => unknown): Promise<Found | null> {
  const entries = (await journal.entriesFor(userId)).filter(fits);
  const newest = entries.pop();
  for (const older of entries) await sendEntry(older.key, userId);
  if (!newest) return null;
  const release = await claim(claimName(newest.key), PATIENCE);
  if (!release) return null;
  // It may have been sent while its page still held it.
  const entry = await journal.read(newest.key);
  if (entry) return { entry, release };
  release();
  return null;
}

function keepInAccount(start: AccountStart, events: OpenEvents, release?: Release, version?: SavedVersion): Opened {
  const saving = new AccountSaving(start, openEditor, resumeServer(true), journal, events);
  const held = release ? Promise.resolve(release) : claim(claimName(start.key));
  const disconnect = connectAccount(saving, start.userId);
  if (start.found) saving.goOn(version);
  return {
    saving,
    close: () => {
      disconnect();
      void leave(saving, held);
    },
  };
}

async function leave(saving: AccountSaving, held: Promise<Release | null>): Promise<void> {
  try {
    await saving.stop();
  } finally {
    (await held)?.();
    if (saving.isUnsent()) wantSending();
  }
}
