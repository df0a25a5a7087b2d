import ContentCopy from '@mui/icons-material/ContentCopy';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocumentFormat } from '@shortlist/shared/contract/export';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ReactNode } from 'react';
import type { KeptDocument } from '../keeping/kept-document.js';
import { UnlockNote } from '../../../ui/unlock-note.js';
import { SignUpNote } from '../page/sign-up-note.js';
import type { Subject } from '../page/subject.js';
import { LetterReport } from './letter-report.js';
import { useLetterExport } from './use-letter-export.js';

interface LetterExportRowProps {
  subject: Subject;
  document: KeptDocument<CoverLetterContent>;
  /** There is nothing to export. */
  blank: boolean;
}

export function LetterExportRow({ subject, document, blank }: LetterExportRowProps) {
  const { busy, failure, report, run } = useLetterExport(subject, document);
  const isVisitor = subject.resumeId === null;
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
        {button('pdf', 'Download PDF', <PictureAsPdfOutlined />, isVisitor)}
        {button('docx', 'Download DOCX', <DescriptionOutlined />, isVisitor)}
        {button('text', 'Copy Text', <ContentCopy />)}
      </Box>
      {isVisitor ? (
        <SignUpNote returnTo="/app/cover-letter">Sign up to download. Your letter comes with you.</SignUpNote>
      ) : (
        <UnlockNote resumeId={subject.resumeId ?? undefined} />
      )}
      <Box role="status">{report && <LetterReport report={report} />}</Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  );
}
