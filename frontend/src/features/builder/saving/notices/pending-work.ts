import { acquireTabLock } from '../../../../lib/tab-lock.js';
import { journalStore } from '../../../../storage/journal-store.js';
import { newId } from '../../../../lib/new-id.js';
import { tellTabs } from '../../../../lib/tab-channel.js';
import { Observable } from '../../../../sync/observable.js';
import { hasName, syncResume } from '../resume-sync.js';
import type { AccountEvents, Editor } from '../resume-sync.js';
import { journal } from '../record/journal.js';
import type { JournalEntry } from '../record/journal.js';
import { resumeServer } from '../resume-server.js';
import { recordOf } from '../record/saved-record.js';
import type { SaveState } from '../record/save-state.js';

/** Returns the name of the lock that a page holds while it works on a journal entry. */
export const lockName = (key: string): string => `journal-entry.${key}`;

/** Counts pages that were closed with unsent work. Each change triggers an attempt to send it. */
export const sendRequests = new Observable(0);
export const requestSending = (): void => sendRequests.set(sendRequests.get() + 1);

export interface SendOutcome {
  entry: JournalEntry;
  state: SaveState;
}

/**
 * Sends unsent work of earlier pages, one entry at a time, oldest first. Skips entries that a page has open.
 *
 * @param isOpening matches entries that this page is about to open
 * @returns false if it stopped because the server is unavailable or the session has ended
 */
export async function sendPending(
  userId: string,
  isOpening: (entry: JournalEntry) => boolean,
  report: (outcome: SendOutcome) => void,
): Promise<boolean> {
  // Delete the work of other users on this device, which must not be shown or sent.
  await journalStore.keepOnlyOf(userId);
  const release = await acquireTabLock('sending');
  if (!release) return true;
  try {
    for (const entry of await journal.entriesFor(userId)) {
      if (isOpening(entry)) continue;
      const outcome = await sendEntry(entry.key, userId);
      if (outcome) report(outcome);
      if (outcome?.state.kind === 'offline' || outcome?.state.kind === 'signed-out') return false;
    }
    return true;
  } finally {
    release();
  }
}

/**
 * Sends one journal entry.
 *
 * @returns null if there is nothing to send or another page has the entry open
 */
export async function sendEntry(key: string, userId: string): Promise<SendOutcome | null> {
  const release = await acquireTabLock(lockName(key));
  if (!release) return null;
  try {
    const entry = await journal.read(key);
    if (!entry || !canBeSent(entry)) return null;
    const { state } = await send({ ...entry, userId });
    // Entries from older versions have no owner, so a missing resume may belong to another user.
    return state.kind === 'gone' && entry.userId === '' ? null : { entry, state };
  } finally {
    release();
  }
}

/** New resumes without a name are not saved automatically. */
const canBeSent = ({ base, content }: JournalEntry): boolean => base !== null || hasName(content);

async function send(entry: JournalEntry): Promise<{ state: SaveState; id: string }> {
  const { userId, key, base, resumeId } = entry;
  const saving = syncResume(
    { userId, key, base: base ?? undefined, firstId: resumeId, entry },
    editorOf(entry),
    resumeServer(false),
    journal,
    QUIET,
  );
  const state = await saving.save();
  saving.detach();
  // Delete the journal entry, even if there was nothing to send.
  await saving.updateJournal();
  return { state, id: saving.saved()?.id ?? resumeId };
}

const QUIET: AccountEvents = {
  onIdChange: () => undefined,
  onSaved: (version) => tellTabs({ kind: 'saved', record: recordOf(version) }),
  onSignedOut: () => undefined,
  onStorageUnavailable: () => undefined,
};

/** Returns an editor that is not displayed, for sending a journal entry in the background. */
function editorOf({ content: start, step }: JournalEntry): Editor {
  let content = start;
  return {
    content: () => content,
    step: () => step,
    replace: (merged) => {
      content = merged;
    },
  };
}

/**
 * Saves unsent work on a deleted resume as a new resume.
 *
 * @returns the new id; null if saving failed
 */
export async function saveOrphan(key: string, userId: string): Promise<string | null> {
  const entry = await journal.read(key);
  if (!entry) return null;
  const { state, id } = await send({ ...entry, userId, resumeId: newId(), base: null, sent: {} });
  return state.kind === 'saved' ? id : null;
}

export const discardOrphan = (key: string): Promise<void> => journal.forget(key);
