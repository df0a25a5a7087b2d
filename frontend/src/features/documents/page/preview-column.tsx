import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { DocumentSheets } from '@shortlist/ui-kit/page-preview/document-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import type { KeptDocument } from '../keeping/kept-document.js';
import { ExportRow } from './export-row.js';
import type { Subject } from './subject.js';

interface PreviewColumnProps<Content> {
  subject: Subject;
  document: KeptDocument<Content>;
  /** There is nothing to export. */
  blank: boolean;
  /** The same function each time. */
  textOf: (content: Content) => ExportedText;
}

/** The pages as they will be in the file, in the look of the résumé, and the ways to take them along. */
export function PreviewColumn<Content>({ subject, document, blank, textOf }: PreviewColumnProps<Content>) {
  const content = useStore(document.shown, (kept) => kept.content);
  const shown = useDeferredValue(content);
  const { data, templateKey } = subject;
  const composed = useMemo(() => composeText(data, templateKey, textOf(shown)), [data, templateKey, textOf, shown]);
  return (
    <Box component="section" aria-labelledby="preview" sx={COLUMN}>
      <Typography id="preview" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Live Preview
      </Typography>
      <ExportRow subject={subject} document={document} blank={blank} textOf={textOf} />
      {blank && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          Your text will appear here, styled like your resume.
        </Typography>
      )}
      {/* Focusable, so that it scrolls by keyboard. */}
      <Box tabIndex={0} role="region" aria-label="Pages" sx={PAGES}>
        <SheetColumn>{(width) => <DocumentSheets composed={composed} width={width} />}</SheetColumn>
      </Box>
    </Box>
  );
}

const COLUMN = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
};
const PAGES = { flex: 1, minHeight: 0, overflowY: { md: 'auto' }, px: 1, mx: -1, pb: 2, scrollbarGutter: 'stable' };
