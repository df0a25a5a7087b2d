import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { DocumentSheets } from '@shortlist/ui-kit/page-preview/document-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import type { Companion } from '../keeping/companion.js';
import { ExportRow } from './export-row.js';
import { messages } from './messages.js';
import type { ResumeContext } from '../writing/resume-context.js';

interface PreviewColumnProps<Content> {
  resume: ResumeContext;
  companion: Companion<Content>;
  blank: boolean;
  /** Returns the text to export. Must be the same function on every render. */
  textOf: (content: Content) => ExportedText;
}

export function PreviewColumn<Content>({ resume, companion, blank, textOf }: PreviewColumnProps<Content>) {
  const content = useStore(companion.store, (state) => state.content);
  const shown = useDeferredValue(content);
  const { data, templateKey } = resume;
  const composed = useMemo(() => composeText(data, templateKey, textOf(shown)), [data, templateKey, textOf, shown]);
  return (
    <Box component="section" aria-labelledby="preview" sx={COLUMN}>
      <Typography id="preview" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {messages.preview.heading}
      </Typography>
      <ExportRow resume={resume} companion={companion} blank={blank} textOf={textOf} />
      {blank && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {messages.preview.blank}
        </Typography>
      )}
      {/* Focusable, so that users can scroll the preview with the keyboard. */}
      <Box tabIndex={0} role="region" aria-label={messages.preview.pages} sx={PAGES}>
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
