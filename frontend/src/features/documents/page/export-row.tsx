import ContentCopy from '@mui/icons-material/ContentCopy';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocumentFormat } from '@shortlist/shared/contract/export';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { ReactNode } from 'react';
import { usePlanHas } from '../../../lib/billing.js';
import { coverLetterPath } from '../../../lib/writing-paths.js';
import { UnlockNote } from '../../../ui/unlock-note.js';
import type { KeptDocument } from '../keeping/kept-document.js';
import { FileReport } from './file-report.js';
import { SignUpNote } from './sign-up-note.js';
import type { Subject } from './subject.js';
import { useDocumentExport } from './use-document-export.js';

interface ExportRowProps<Content> {
  subject: Subject;
  document: KeptDocument<Content>;
  /** There is nothing to export. */
  blank: boolean;
  textOf: (content: Content) => ExportedText;
}

export function ExportRow<Content>({ subject, document, blank, textOf }: ExportRowProps<Content>) {
  const { busy, failure, report, run } = useDocumentExport(subject, document, textOf);
  const isVisitor = subject.resumeId === null;
  const isLetter = textOf(document.shown.getState().content).kind === 'cover_letter';
  const hasGuides = usePlanHas('guides');
  const isWithoutFiles = isVisitor || (!isLetter && hasGuides === false);
  const button = (format: DocumentFormat, label: string, icon: ReactNode, disabled = false) => (
    <Button
      variant="outlined"
      size="small"
      startIcon={icon}
      loading={busy === format}
      loadingPosition="start"
      disabled={blank || disabled || busy !== null}
      onClick={() => run(format)}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box role="group" aria-label="Export" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button('pdf', 'Download PDF', <PictureAsPdfOutlined />, isWithoutFiles)}
        {button('docx', 'Download DOCX', <DescriptionOutlined />, isWithoutFiles)}
        {button('text', 'Copy Text', <ContentCopy />)}
      </Box>
      {isVisitor ? (
        <SignUpNote returnTo={coverLetterPath(null)}>Sign up to download. Your letter comes with you.</SignUpNote>
      ) : (
        isLetter && <UnlockNote resumeId={subject.resumeId} />
      )}
      <Box role="status">{report && <FileReport report={report} />}</Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  );
}
