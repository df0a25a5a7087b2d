import { acquireTabLock } from '../lib/tab-lock.js';
import type { Release } from '../lib/tab-lock.js';
import type { DraftSync } from './draft-sync.js';
import type { Journal, JournalEntry } from './journal.js';
import { Observable } from './saving.js';
import type { SaveState } from './save-state.js';
import type { Editor } from './saving.js';

export const lockName = (key: string): string => `journal-entry.${key}`;

/** Counter: each increment triggers an attempt to send the unsent work of closed editors. */
export const sendRequests = new Observable(0);
export const requestSending = (): void => sendRequests.set(sendRequests.get() + 1);

export interface PendingWork<Content, Part extends string> {
  journal: Journal<Content, Part>;
  canBeSent: (entry: JournalEntry<Content, Part>) => boolean;
  sync: (entry: JournalEntry<Content, Part>, editor: Editor<Content>) => DraftSync<Content, Part>;
}

export interface SendOutcome<Content, Part extends string> {
  entry: JournalEntry<Content, Part>;
  state: SaveState<Content, Part>;
}

/** Milliseconds to wait for a tab that was just closed to release its journal entry. */
const LOCK_TIMEOUT = 1_000;

/** @returns null if there is nothing to send or another tab has the entry open */
export async function sendEntry<Content, Part extends string>(
  work: PendingWork<Content, Part>,
  key: string,
  userId: string,
): Promise<SendOutcome<Content, Part> | null> {
  const release = await acquireTabLock(lockName(key));
  if (!release) return null;
  try {
    const entry = await work.journal.read(key);
    if (!entry || !work.canBeSent(entry)) return null;
    const { state } = await send(work, { ...entry, userId });
    // An entry without an owner is from an older release, so a missing resume may belong to another user.
    return state.kind === 'gone' && entry.userId === '' ? null : { entry, state };
  } finally {
    release();
  }
}

/** Sends an entry without opening it on the screen. */
export async function send<Content, Part extends string>(
  work: PendingWork<Content, Part>,
  entry: JournalEntry<Content, Part>,
): Promise<{ state: SaveState<Content, Part>; id: string }> {
  const sync = work.sync(entry, hiddenEditor(entry));
  const state = await sync.save();
  sync.detach();
  // Delete the journal entry, even if there was nothing to send.
  await sync.updateJournal();
  return { state, id: sync.saved()?.id ?? entry.resumeId };
}

function hiddenEditor<Content>({ content: start, step }: { content: Content; step: number }): Editor<Content> {
  let content = start;
  return {
    content: () => content,
    step: () => step,
    replace: (merged) => {
      content = merged;
    },
  };
}

export interface LockedEntry<Content, Part extends string> {
  entry: JournalEntry<Content, Part>;
  release: Release;
}

/**
 * Sends the older matching entries and locks the newest one. Returns null if no entry matches, or if another tab has
 * locked or just sent the newest one.
 */
export async function lockNewestEntry<Content, Part extends string>(
  work: PendingWork<Content, Part>,
  userId: string,
  fits: (entry: JournalEntry<Content, Part>) => unknown,
): Promise<LockedEntry<Content, Part> | null> {
  const entries = (await work.journal.entriesFor(userId)).filter(fits);
  const newest = entries.pop();
  for (const older of entries) await sendEntry(work, older.key, userId);
  if (!newest) return null;
  const release = await acquireTabLock(lockName(newest.key), LOCK_TIMEOUT);
  if (!release) return null;
  // Read the entry again, because the tab that held the lock may have sent it.
  const entry = await work.journal.read(newest.key);
  if (entry) return { entry, release };
  release();
  return null;
}
