import ContentCopy from '@mui/icons-material/ContentCopy';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocumentFormat, DocumentExportReport } from '@shortlist/shared/contract/export';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { ReactNode } from 'react';
import { usePlanHas } from '../../../entities/billing/billing.js';
import { coverLetterPath } from '../../../entities/resume/writing-paths.js';
import { UnlockNote } from '../../../entities/billing/unlock-note.js';
import type { Companion } from '../keeping/companion.js';
import { messages } from './messages.js';
import { SignUpNote } from './sign-up-note.js';
import type { ResumeContext } from '../writing/resume-context.js';
import { useCompanionExport } from './use-companion-export.js';
import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';

interface ExportRowProps<Content> {
  resume: ResumeContext;
  companion: Companion<Content>;
  blank: boolean;
  textOf: (content: Content) => ExportedText;
}

export function ExportRow<Content>({ resume, companion, blank, textOf }: ExportRowProps<Content>) {
  const { busy, failure, report, run } = useCompanionExport(resume, companion, textOf);
  const isVisitor = resume.resumeId === null;
  const isLetter = textOf(companion.store.getState().content).kind === 'cover_letter';
  const hasGuides = usePlanHas('guides');
  const filesLocked = isVisitor || (!isLetter && hasGuides === false);
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
      <Box role="group" aria-label={messages.exportRow.label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button('pdf', messages.exportRow.pdf, <PictureAsPdfOutlined />, filesLocked)}
        {button('docx', messages.exportRow.docx, <DescriptionOutlined />, filesLocked)}
        {button('text', messages.exportRow.text, <ContentCopy />)}
      </Box>
      {isVisitor ? (
        <SignUpNote returnTo={coverLetterPath(null)}>{messages.exportRow.signUp}</SignUpNote>
      ) : (
        isLetter && <UnlockNote resumeId={resume.resumeId} />
      )}
      <Box role="status">{report && <FileReport report={report} />}</Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  );
}

/** Reports which texts an independent parser found in the exported file. Employers use similar parsers. */
function FileReport({ report: { found, total, missing, inOrder } }: { report: DocumentExportReport }) {
  const good = missing.length === 0 && inOrder;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {good ? <CheckCircle color="success" fontSize="small" /> : <WarningAmber color="warning" fontSize="small" />}
      <Typography variant="body2">
        <strong>{messages.fileReport.found(found, total)}</strong> · {messages.fileReport.order(inOrder)}
        {missing.length > 0 && ` · ${messages.fileReport.missing(missing.map(({ label }) => label))}`}
      </Typography>
    </Box>
  );
}
