import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { newId } from '../../../../lib/new-id.js';
import { tellTabs } from '../../../../lib/tab-channel.js';
import { acquireTabLock } from '../../../../lib/tab-lock.js';
import { journalStore } from '../../../../storage/journal-store.js';
import { send, sendEntry } from '../../../../sync/pending-entries.js';
import type { PendingWork, SendOutcome as OutcomeOf } from '../../../../sync/pending-entries.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { journal } from '../record/journal.js';
import type { JournalEntry } from '../record/journal.js';
import { recordOf } from '../record/saved-record.js';
import { resumeServer } from '../resume-server.js';
import { hasName, syncResume } from '../resume-sync.js';
import type { AccountEvents } from '../resume-sync.js';

export type SendOutcome = OutcomeOf<DraftContent, MergePart>;

const QUIET: AccountEvents = {
  onIdChange: () => undefined,
  onSaved: (version) => tellTabs({ kind: 'saved', record: recordOf(version) }),
  onSignedOut: () => undefined,
  onStorageUnavailable: () => undefined,
};

/** Unsent resumes. A new resume is not sent until it contains the user's name. */
export const pendingResumes: PendingWork<DraftContent, MergePart> = {
  journal,
  canBeSent: ({ base, content }) => base !== null || hasName(content),
  sync: (entry, editor) => {
    const { userId, key, base, resumeId } = entry;
    const start = { userId, key, base: base ?? undefined, firstId: resumeId, entry };
    return syncResume(start, editor, resumeServer(false), journal, QUIET);
  },
};

/**
 * Sends the unsent work of closed editors, one entry at a time, oldest first. Skips entries that another tab has open.
 *
 * @param isOpening returns true for entries that this tab is about to open
 * @returns false if it stopped because the server is unavailable or the session has ended
 */
export async function sendPending(
  userId: string,
  isOpening: (entry: JournalEntry) => boolean,
  report: (outcome: SendOutcome) => void,
): Promise<boolean> {
  // Delete other users' unsaved work from this device, so that it is never shown to this user or sent to this account.
  await journalStore.keepOnlyOf(userId);
  const release = await acquireTabLock('sending');
  if (!release) return true;
  try {
    for (const entry of await journal.entriesFor(userId)) {
      if (isOpening(entry)) continue;
      const outcome = await sendEntry(pendingResumes, entry.key, userId);
      if (outcome) report(outcome);
      if (outcome?.state.kind === 'offline' || outcome?.state.kind === 'signed-out') return false;
    }
    return true;
  } finally {
    release();
  }
}

/**
 * Creates a new resume from unsent work on a deleted one.
 *
 * @returns the new id; null if saving failed
 */
export async function saveOrphan(key: string, userId: string): Promise<string | null> {
  const entry = await journal.read(key);
  if (!entry) return null;
  const { state, id } = await send(pendingResumes, { ...entry, userId, resumeId: newId(), base: null, sent: {} });
  return state.kind === 'saved' ? id : null;
}

export const discardOrphan = (key: string): Promise<void> => journal.forget(key);
