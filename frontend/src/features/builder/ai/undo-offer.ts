import type { Toast } from '../../../ui/toasts.js';
import { undo, useDraft } from '../draft/draft-store.js';

/** Long enough to read what was taken. */
const OFFER_MS = 10_000;

/** News of an accepted suggestion, with the way back as long as nothing was changed after it. */
export function undoOffer(title: string, toast: (toast: Toast) => void): Toast {
  const accepted = useDraft.getState().content;
  return {
    title,
    durationMs: OFFER_MS,
    action: {
      label: 'Undo',
      onClick: () => {
        if (useDraft.getState().content === accepted) undo();
        else
          toast({
            title: 'You have made more changes since',
            description: 'Undo in the header goes back one change at a time.',
          });
      },
    },
  };
}
