import Skeleton from '@mui/material/Skeleton';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import type { ReactNode } from 'react';
import { messages } from './messages.js';
import { Sheet } from './sheet.js';
import { SheetNotes } from './sheet-notes.js';
import { useLaidOut } from './use-laid-out.js';

interface DocumentSheetsProps {
  /** Pass the same object while the content is unchanged: a new object triggers a new layout. */
  composed: ComposedDocument;
  /** Width of the surrounding `SheetColumn` in CSS pixels. */
  width: number;
  /** Paths of the fields that show sample text; null if the document has no samples. */
  sampled?: ReadonlySet<string> | null;
  /** Renders a note above the pages, such as a warning about the layout. */
  note?: (layout: LaidOutDocument) => ReactNode;
}

/** Renders all pages of a document exactly as in the exported file. */
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
          label={messages.documentSheets.page(index + 1, layout.pages.length)}
          sampled={sampled}
        />
      ))}
    </>
  );
}
