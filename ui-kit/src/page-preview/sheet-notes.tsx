import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { messages } from './messages.js';

interface SheetNotesProps {
  undrawable: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

/** Warns about fonts that failed to load and characters that no font has. */
export const SheetNotes = memo(function SheetNotes({ undrawable, failed, onRetry }: SheetNotesProps) {
  return (
    <>
      {failed && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {messages.sheetNotes.tryAgain}
            </Button>
          }
        >
          {messages.sheetNotes.fontFailed}
        </Alert>
      )}
      {undrawable.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          {messages.sheetNotes.undrawable(undrawable.map(named).join(', '))}
        </Alert>
      )}
    </>
  );
});

/** Formats a character with its code point, because the device may have no font for the character. */
const named = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
