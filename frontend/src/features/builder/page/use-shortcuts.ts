import { useEffect } from 'react';
import { useToast } from '../../../ui/toasts/toasts.js';
import { redo, undo } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { saveNow } from '../saving/notices/save-now.js';
import type { Saving } from '../saving/saving.js';

/** Keyboard shortcuts with Ctrl or Cmd: S saves, Z undoes, Shift+Z or Y redoes. */
export function useShortcuts(saving: Saving): void {
  const toast = useToast();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        void saveNow(saving, toast);
        return;
      }
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
      if ((key !== 'z' && !isRedo) || hasNativeUndo(event.target)) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [saving, toast]);
}

/**
 * True for inputs whose text is not in the draft yet, such as the input for a new skill. In such an input, Ctrl+Z
 * triggers the browser's own undo.
 */
const hasNativeUndo = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (target.type === 'text' || target instanceof HTMLTextAreaElement) &&
  (!target.id.startsWith(fieldId('')) || target.id === fieldId('skills'));
