import type { ResumeRecord } from '@shortlist/shared/contract/resumes';

/** What a save answered; whoever saves a résumé says so, wherever on the page that is done. */
export type SavedRecord = Pick<
  ResumeRecord,
  'id' | 'title' | 'templateKey' | 'data' | 'jdText' | 'revision' | 'updatedAt'
>;

export type TabMessage =
  | { kind: 'saved'; record: SavedRecord }
  /** The server no longer knows the session; what was written stays on the device for its owner. */
  | { kind: 'session-ended' }
  /** The person signed out: nothing of the account stays in this browser. */
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; userId: string }
  /** The account's storage has room again: what was refused for want of it can be saved. */
  | { kind: 'room-freed' }
  /** In a window of its own, at the provider. */
  | { kind: 'identity-confirmed' };

type Listener = (message: TabMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Browsers without it have tabs that do not hear each other; the server's revisions still keep them apart. */
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

/** Tells every tab of this browser, this one included. */
export function tellTabs(message: TabMessage): void {
  opened()?.postMessage(message);
  hear(message);
}

/** @returns ends the listening */
export function onTabMessage(listener: Listener): () => void {
  opened();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
