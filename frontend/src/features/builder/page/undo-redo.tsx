import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { redo, undo, useDraft } from '../draft/draft-store.js';

export function UndoRedo() {
  const canUndo = useDraft((state) => state.history.past.length > 0);
  const canRedo = useDraft((state) => state.history.future.length > 0);
  return (
    <>
      <IconButton aria-label="Undo" color="inherit" disabled={!canUndo} onClick={undo}>
        <Undo fontSize="small" />
      </IconButton>
      <IconButton aria-label="Redo" color="inherit" disabled={!canRedo} onClick={redo}>
        <Redo fontSize="small" />
      </IconButton>
    </>
  );
}
