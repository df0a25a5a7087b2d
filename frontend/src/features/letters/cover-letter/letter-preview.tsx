import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import { composeLetter } from '@shortlist/shared/document/compose-letter';
import { useDeferredValue, useMemo } from 'react';
import { DocumentSheets } from '../../../ui/sheets/document-sheets.js';
import { SheetColumn } from '../../../ui/sheets/sheet-column.js';
import type { Subject } from '../page/subject.js';

interface LetterPreviewProps {
  subject: Subject;
  content: CoverLetterContent;
}

/** The page as it will be in the file, in the look of the résumé. */
export function LetterPreview({ subject: { data, templateKey }, content }: LetterPreviewProps) {
  const shown = useDeferredValue(content);
  const composed = useMemo(() => composeLetter(data, templateKey, shown), [data, templateKey, shown]);
  return (
    <>
      {content.text.trim() === '' && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          Your letter appears below the header of your resume.
        </Typography>
      )}
      {/* Focusable, so that it scrolls by keyboard. */}
      <Box tabIndex={0} role="region" aria-label="Letter pages" sx={PAGES}>
        <SheetColumn>{(width) => <DocumentSheets composed={composed} width={width} />}</SheetColumn>
      </Box>
    </>
  );
}

const PAGES = { flex: 1, minHeight: 0, overflowY: { md: 'auto' }, px: 1, mx: -1, pb: 2, scrollbarGutter: 'stable' };
