import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

interface PreviewNotesProps {
  isSample: boolean;
  undrawable: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

/** What has to be known about the pages below. */
export const PreviewNotes = memo(function PreviewNotes({ isSample, undrawable, failed, onRetry }: PreviewNotesProps) {
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
          A font for the preview could not be loaded.
        </Alert>
      )}
      {isSample && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          Grey text is a sample. It makes way for yours and is in no file.
        </Typography>
      )}
      {undrawable.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          No font of ours has these characters, so � stands in their place: {undrawable.map(named).join(', ')}
        </Alert>
      )}
    </>
  );
});

/** With its number, as the reader's device may have no font for it either. */
const named = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
