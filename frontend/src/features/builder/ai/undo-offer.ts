import type { Toast } from '../../../ui/toasts/toasts.js';
import { undo, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';

/** Milliseconds for which the toast is shown, long enough to read the accepted text. */
const OFFER_MS = 10_000;

/** Returns a toast about an accepted suggestion. Its undo button works until the next change. */
export function undoOffer(title: string, toast: (toast: Toast) => void): Toast {
  const accepted = useDraft.getState().content;
  return {
    title,
    durationMs: OFFER_MS,
    action: {
      label: messages.undoOffer.undo,
      onClick: () => {
        if (useDraft.getState().content === accepted) undo();
        else toast(messages.undoOffer.tooLate);
      },
    },
  };
}
