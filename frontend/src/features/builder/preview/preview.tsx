import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Sheet } from './sheet.js';
import { useColumnWidth } from './use-column-width.js';
import { useLaidOut } from './use-laid-out.js';

interface PreviewProps {
  /** A text was clicked that comes from this field. */
  onField: (path: string) => void;
}

/** The pages of the file to come, exactly as they will be. */
export function Preview({ onField }: PreviewProps) {
  const { layout, sampled, undrawable, failed, retry } = useLaidOut();
  const column = useRef<HTMLDivElement>(null);
  const width = useColumnWidth(column);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]:not([data-sample])')?.dataset.field;
    if (field !== undefined) onField(field);
  };

  return (
    <Box ref={column} onClick={onClick} sx={PAPER}>
      {failed && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          A font for the preview could not be loaded.
        </Alert>
      )}
      {sampled && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          Grey text is a sample. It makes way for yours and is in no file.
        </Typography>
      )}
      {undrawable.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          No font of ours has these characters, so � stands in their place: {undrawable.join(' ')}
        </Alert>
      )}
      {!layout && !failed && <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '8.5 / 11' }} />}
      {layout?.pages.map((page, index) => (
        <Box key={index} sx={{ mb: 2.5 }}>
          <Sheet
            page={page}
            width={layout.width}
            height={layout.height}
            scale={width / layout.width}
            label={`Page ${index + 1} of ${layout.pages.length}`}
            sampled={sampled}
          />
          <Typography variant="caption" component="p" color="text.secondary" sx={{ textAlign: 'center', mt: 0.75 }}>
            Page {index + 1} of {layout.pages.length}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const PAPER = {
  '& [data-page]': {
    overflow: 'hidden',
    borderRadius: '3px',
    boxShadow: 3,
    bgcolor: 'common.white',
    // A keystroke must not make the browser lay out or paint pages that are off the screen.
    contain: 'strict',
    contentVisibility: 'auto',
  },
  '& .sheet': {
    position: 'relative',
    transformOrigin: '0 0',
    textRendering: 'geometricPrecision',
    fontVariantLigatures: 'none',
    fontKerning: 'normal',
    '& div': { position: 'absolute', contain: 'layout style' },
    '& span': { position: 'absolute', whiteSpace: 'pre', unicodeBidi: 'isolate' },
    '& [data-field]:not([data-sample])': { cursor: 'pointer' },
    '& [data-field]:not([data-sample]):hover': { backgroundColor: 'rgb(255 214 10 / 0.28)', borderRadius: '1px' },
  },
};
