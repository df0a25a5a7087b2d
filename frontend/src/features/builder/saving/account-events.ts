import { connectPage } from '../../../sync/connect-page.js';
import { useDraft } from '../draft/draft-store.js';
import { readResume, versionOf } from './resume-server.js';
import type { ResumeSync } from './resume-sync.js';

/**
 * Reports draft edits and page events, such as closing the page, to the save queue. Applies changes that other tabs and
 * devices have saved.
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
