import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from '../../../entities/session/session.js';
import { onTabMessage } from '../../../lib/tab-channel.js';
import { onDraftKeptElsewhere } from '../../../storage/visitor-draft.js';
import { connectDevicePage } from '../../../sync/connect-device.js';
import { useDraft } from '../draft/draft-store.js';
import type { DeviceSaving } from './device-saving.js';

/**
 * Saves a visitor's draft after changes and when the page closes. Applies changes made in other tabs.
 *
 * @returns a function that disconnects
 */
export function connectDevice(saving: DeviceSaving): () => void {
  const connections = [
    useDraft.subscribe((now, before) => {
      if (now.content !== before.content) saving.changed();
    }),
    onTabMessage(({ kind }) => {
      // After sign-in in another tab, refetch the session, because the draft becomes a resume of that account.
      if (kind === 'signed-in') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }),
    onDraftKeptElsewhere(() => saving.applyOtherTab()),
    connectDevicePage(saving),
  ];
  return () => {
    for (const disconnect of connections) disconnect();
  };
}
