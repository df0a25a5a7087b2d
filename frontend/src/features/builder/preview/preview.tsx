import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Pages } from './pages.js';
import { useColumnWidth } from './use-column-width.js';

interface PreviewProps {
  /** A text was clicked that comes from this field. */
  onField: (path: string) => void;
}

/** The pages of the file to come, exactly as they will be. */
export function Preview({ onField }: PreviewProps) {
  const column = useRef<HTMLDivElement>(null);
  const width = useColumnWidth(column);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]:not([data-sample])')?.dataset.field;
    if (field !== undefined) onField(field);
  };
  return (
    <Box ref={column} onClick={onClick} sx={PAPER}>
      <Pages width={width} />
    </Box>
  );
}

/** Plain elements and one style sheet: the pages are drawn at every keystroke. */
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
  '& .page-label': { typography: 'caption', color: 'text.secondary', textAlign: 'center', mt: 0.75, mb: 2.5 },
  '& .sheet': {
    position: 'relative',
    transformOrigin: '0 0',
    textRendering: 'geometricPrecision',
    fontVariantLigatures: 'none',
    fontKerning: 'normal',
    '& div': { position: 'absolute', contain: 'layout style' },
    '& span': { position: 'absolute', whiteSpace: 'pre', unicodeBidi: 'isolate' },
    '& [data-field]:not([data-sample])': { cursor: 'pointer' },
    '& [data-field]:not([data-sample]):hover': { backgroundColor: 'rgb(255 214 10 / 0.28)', borderRadius: '4px' },
  },
};
