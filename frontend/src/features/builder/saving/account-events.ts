import { connectPage } from '../../../sync/connect-page.js';
import { useDraft } from '../draft/draft-store.js';
import { readResume, versionOf } from './resume-server.js';
import type { ResumeSync } from './resume-sync.js';

/**
 * Informs the save queue about changes to the open draft and about events such as closing the page. Applies saves by
 * other tabs and devices.
 *
 * @returns a function that disconnects
 */
export function connectAccount(saving: ResumeSync, userId: string): () => void {
  const unsubscribe = useDraft.subscribe((now, before) => {
    if (now.suggestions > before.suggestions) saving.suggestionAccepted();
    if (now.content !== before.content) saving.changed();
  });
  const savedId = () => saving.saved()?.id;
  return connectPage(saving, {
    userId,
    read: async () => {
      const id = savedId();
      return id === undefined ? undefined : readResume(id);
    },
    onMessage: (message) => {
      if (message.kind === 'saved' && message.record.id === savedId())
        saving.applyRemoteSave(versionOf(message.record), true);
    },
    onDisconnect: unsubscribe,
  });
}
