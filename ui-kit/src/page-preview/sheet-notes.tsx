import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';

interface SheetNotesProps {
  undrawable: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

/** What has to be known about the pages below. */
export const SheetNotes = memo(function SheetNotes({ undrawable, failed, onRetry }: SheetNotesProps) {
  return (
    <>
      {failed && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          A font for these pages could not be loaded.
        </Alert>
      )}
      {undrawable.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          Our fonts do not have these characters, so � is shown instead: {undrawable.map(named).join(', ')}
        </Alert>
      )}
    </>
  );
});

/** With its number, as the reader's device may have no font for it either. */
const named = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
