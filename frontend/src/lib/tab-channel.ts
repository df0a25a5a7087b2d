import type { ResumeRecord } from '@shortlist/shared/contract/resumes';

/**
 * A resume as the server returned it after a save. Every feature that saves a resume sends this record to the other
 * tabs.
 */
export type SavedRecord = Pick<
  ResumeRecord,
  'id' | 'title' | 'templateKey' | 'data' | 'jdText' | 'revision' | 'updatedAt'
>;

export type TabMessage =
  | { kind: 'saved'; record: SavedRecord }
  /** The session has expired. Unsaved work stays on the device for its owner. */
  | { kind: 'session-ended' }
  /** The user signed out. No account data may stay in this browser. */
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; userId: string }
  /** Storage space was freed in the account, so rejected saves can be retried. */
  | { kind: 'room-freed' }
  /** The user confirmed their identity in the provider's popup. */
  | { kind: 'identity-confirmed' };

type Listener = (message: TabMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/**
 * Opens the channel to other tabs. Without BroadcastChannel, other tabs are not notified, but the server's revisions
 * still detect conflicts.
 */
function opened(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!channel) {
    channel = new BroadcastChannel('shortlist');
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  }
  return channel;
}

function hear(message: TabMessage): void {
  for (const listener of listeners) listener(message);
}

/** Notifies every tab of this browser, including this one. */
export function tellTabs(message: TabMessage): void {
  opened()?.postMessage(message);
  hear(message);
}

/**
 * Registers a listener for messages from all tabs.
 *
 * @returns a function that unsubscribes
 */
export function onTabMessage(listener: Listener): () => void {
  opened();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
