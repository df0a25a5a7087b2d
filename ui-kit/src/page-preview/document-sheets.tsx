import Skeleton from '@mui/material/Skeleton';
import type { ComposedDocument } from '@shortlist/shared/document/composed-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import type { ReactNode } from 'react';
import { Sheet } from './sheet.js';
import { SheetNotes } from './sheet-notes.js';
import { useLaidOut } from './use-laid-out.js';

interface DocumentSheetsProps {
  /** The same object as long as nothing has changed. */
  composed: ComposedDocument;
  /** Of the column they stand in, in CSS pixels: see `SheetColumn`. */
  width: number;
  /** Fields that show sample text; null when everything is the person's own. */
  sampled?: ReadonlySet<string> | null;
  /** What is to be said above the pages. */
  note?: (layout: LaidOutDocument) => ReactNode;
}

/** All pages of a document, exactly as they will be in the file. */
export function DocumentSheets({ composed, width, sampled = null, note }: DocumentSheetsProps) {
  const { layout, undrawable, failed, retry } = useLaidOut(composed);
  return (
    <>
      <SheetNotes undrawable={undrawable} failed={failed} onRetry={retry} />
      {layout && note?.(layout)}
      {!layout && !failed && <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '8.5 / 11' }} />}
      {layout?.pages.map((page, index) => (
        <Sheet
          key={index}
          page={page}
          width={layout.width}
          height={layout.height}
          scale={width / layout.width}
          label={`Page ${index + 1} of ${layout.pages.length}`}
          sampled={sampled}
        />
      ))}
    </>
  );
}
