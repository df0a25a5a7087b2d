import type { KeyboardEvent } from 'react';
import type { OfferedTexts } from './use-offered-texts.js';

/** Ctrl or Cmd with Z takes back a text that was taken whole, which the field's own undo does not know. */
export function undoesOffer(event: KeyboardEvent, offered: OfferedTexts): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || !offered.canUndo) return;
  event.preventDefault();
  offered.undo();
}
