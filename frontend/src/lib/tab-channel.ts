import type { ResumeRecord } from '@shortlist/shared/contract/resumes';

/** The server's response to a save, sent by every part of the page that saves. */
export type SavedRecord = Pick<
  ResumeRecord,
  'id' | 'title' | 'templateKey' | 'data' | 'jdText' | 'revision' | 'updatedAt'
>;

export type TabMessage =
  | { kind: 'saved'; record: SavedRecord }
  /** The session has expired; unsaved work stays on the device for its owner. */
  | { kind: 'session-ended' }
  /** The user signed out: no account data may stay in this browser. */
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; userId: string }
  /** The account has room again: rejected saves can be retried. */
  | { kind: 'room-freed' }
  /** Confirmed in the provider's popup. */
  | { kind: 'identity-confirmed' };

type Listener = (message: TabMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Without BroadcastChannel tabs are not notified; the server's revisions still detect conflicts. */
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

/** @returns a function that unsubscribes */
export function onTabMessage(listener: Listener): () => void {
  opened();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
