import Box from '@mui/material/Box';
import { useRef, useLayoutEffect, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';

interface SheetColumnProps {
  /** `width` is the width of the column in CSS pixels. */
  children: (width: number) => ReactNode;
  /** Called with the path of the clicked field. If omitted, the text on the pages is not clickable. */
  onField?: (path: string) => void;
}

/** Measures the column's width and styles the pages as paper. */
export function SheetColumn({ children, onField }: SheetColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const width = useColumnWidth(column);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]:not([data-sample])')?.dataset.field;
    if (field !== undefined) onField?.(field);
  };
  return (
    <Box ref={column} onClick={onField && onClick} sx={onField ? CLICKABLE_PAPER : PAPER}>
      {children(width)}
    </Box>
  );
}

/**
 * Styles plain elements with one style sheet instead of MUI, because the builder re-renders pages on every keystroke.
 */
const PAPER = {
  '& [data-page]': {
    overflow: 'hidden',
    borderRadius: '3px',
    boxShadow: 3,
    bgcolor: 'common.white',
    // Keeps the browser from laying out or painting off-screen pages on each keystroke.
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
  },
};

const CLICKABLE_PAPER = {
  ...PAPER,
  '& .sheet [data-field]:not([data-sample])': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'rgb(255 214 10 / 0.28)', borderRadius: '4px' },
  },
};

function useColumnWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // An element in a hidden tab panel has a width of 0, so keep the last nonzero width.
    const measure = () => setWidth((last) => node.clientWidth || last);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
