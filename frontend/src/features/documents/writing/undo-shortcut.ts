import type { KeyboardEvent } from 'react';
import type { OfferedTexts } from './use-offered-texts.js';

/** Undoes the insertion of generated text on Ctrl+Z or Cmd+Z, because the browser's undo covers only typed text. */
export function undoOnShortcut(event: KeyboardEvent, offered: OfferedTexts): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || !offered.canUndo) return;
  event.preventDefault();
  offered.undo();
}
