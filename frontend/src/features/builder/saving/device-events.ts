import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from '../../../lib/session.js';
import { onTabMessage } from '../../../lib/tab-channel.js';
import { onDraftKeptElsewhere } from '../../../lib/visitor-draft.js';
import { useDraft } from '../draft/draft-store.js';
import type { DeviceSaving } from './device-saving.js';
import { warnUnless } from './warn-unless.js';

/** Tells the saving of a visitor's draft what happens on the page and in other tabs. */
export function connectDevice(saving: DeviceSaving): () => void {
  const unsubscribe = useDraft.subscribe((now, before) => {
    if (now.content !== before.content) saving.changed();
  });
  const stopHearing = onTabMessage(({ kind }) => {
    // The draft becomes a résumé of the account that was signed in to in another tab.
    if (kind === 'signed-in') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  const stopFollowing = onDraftKeptElsewhere(() => saving.otherKept());
  const onHide = () => saving.keepPending();
  const onLeave = (event: BeforeUnloadEvent) => {
    saving.keepPending();
    warnUnless(saving.kept(), event);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('beforeunload', onLeave);
  return () => {
    unsubscribe();
    stopHearing();
    stopFollowing();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('beforeunload', onLeave);
  };
}
