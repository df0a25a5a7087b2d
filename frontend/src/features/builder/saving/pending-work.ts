import { claim } from '../../../lib/claims.js';
import { journalStore } from '../../../lib/journal-store.js';
import { newId } from '../../../lib/new-id.js';
import { tellTabs } from '../../../lib/tab-channel.js';
import { AccountSaving } from './account-saving.js';
import type { AccountEvents, Editor } from './account-saving.js';
import { journal } from './journal.js';
import type { JournalEntry } from './journal.js';
import { resumeServer } from './resume-server.js';
import { recordOf } from './saved-record.js';
import type { SaveState } from './save-state.js';
import { Observable } from './saving.js';

/** Whoever works on an entry of the journal holds this claim. */
export const claimName = (key: string): string => `journal-entry.${key}`;

/** Counts how often a page left work unsent: whoever sends it looks again. */
export const sendingWanted = new Observable(0);
export const wantSending = (): void => sendingWanted.set(sendingWanted.get() + 1);

export interface SendOutcome {
  entry: JournalEntry;
  state: SaveState;
}

/**
 * Sends what earlier pages could not, one résumé after the other in the order in which it was written. What is open on
 * some page is that page's business.
 *
 * @param isOpening entries that are just being opened on this page
 * @returns whether everything was tried; false when the server or the session is away
 */
export async function sendPending(
  userId: string,
  isOpening: (entry: JournalEntry) => boolean,
  report: (outcome: SendOutcome) => void,
): Promise<boolean> {
  // Nobody sees or sends another person's work.
  await journalStore.keepOnlyOf(userId);
  const release = await claim('sending');
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

/** @returns null when there was nothing to send, or somebody else is at it */
export async function sendEntry(key: string, userId: string): Promise<SendOutcome | null> {
  const release = await claim(claimName(key));
  if (!release) return null;
  try {
    const entry = await journal.read(key);
    if (!entry || !canBeSent(entry)) return null;
    const { state } = await send({ ...entry, userId });
    // Kept by an older version of the product: a résumé that is not there may be somebody else's.
    return state.kind === 'gone' && entry.userId === '' ? null : { entry, state };
  } finally {
    release();
  }
}

/** A résumé without a name is saved when the person says so, not by itself. */
const canBeSent = ({ base, content }: JournalEntry): boolean =>
  base !== null || content.data.personal.fullName.trim() !== '';

async function send(found: JournalEntry): Promise<{ state: SaveState; id: string }> {
  const { userId, key, base, resumeId } = found;
  const saving = new AccountSaving(
    { userId, key, base: base ?? undefined, firstId: resumeId, found },
    editorOf(found),
    resumeServer(false),
    journal,
    QUIET,
  );
  const state = await saving.save();
  saving.halt();
  // Also when nothing had to be sent: then the entry has done its service.
  await saving.keep();
  return { state, id: saving.saved()?.id ?? resumeId };
}

const QUIET: AccountEvents = {
  onNamed: () => undefined,
  onSaved: (version) => tellTabs({ kind: 'saved', record: recordOf(version) }),
  onSignedOut: () => undefined,
  onNothingKept: () => undefined,
};

/** Work that is on no screen. */
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

/** Text of a deleted résumé becomes a résumé of its own. @returns its id; null when it could not be saved */
export async function saveOrphan(key: string, userId: string): Promise<string | null> {
  const entry = await journal.read(key);
  if (!entry) return null;
  const { state, id } = await send({ ...entry, userId, resumeId: newId(), base: null, sent: {} });
  return state.kind === 'saved' ? id : null;
}

export const discardOrphan = (key: string): Promise<void> => journal.forget(key);
