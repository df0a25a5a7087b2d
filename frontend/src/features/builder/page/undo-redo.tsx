import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { redo, undo, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';

export function UndoRedo() {
  const canUndo = useDraft((state) => state.history.past.length > 0);
  const canRedo = useDraft((state) => state.history.future.length > 0);
  return (
    <>
      <IconButton aria-label={messages.undoRedo.undo} color="inherit" disabled={!canUndo} onClick={undo}>
        <Undo fontSize="small" />
      </IconButton>
      <IconButton aria-label={messages.undoRedo.redo} color="inherit" disabled={!canRedo} onClick={redo}>
        <Redo fontSize="small" />
      </IconButton>
    </>
  );
}
