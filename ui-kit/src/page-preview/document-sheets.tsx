import Skeleton from '@mui/material/Skeleton';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import type { ReactNode } from 'react';
import { messages } from './messages.js';
import { Sheet } from './sheet.js';
import { useLaidOut } from './use-laid-out.js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';

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

interface SheetNotesProps {
  undrawable: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

const SheetNotes = memo(function SheetNotes({ undrawable, failed, onRetry }: SheetNotesProps) {
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
