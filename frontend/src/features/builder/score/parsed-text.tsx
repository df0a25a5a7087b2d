import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { reportFields } from '@shortlist/shared/export/field-report';
import { renderText } from '@shortlist/shared/export/render-text';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { useDraft } from '../draft/draft-store.js';
import { fetchReport } from '../../../api/fetch-export.js';
import { ReportNote } from '../../../entities/resume/report-note.js';
import { useSaving } from '../saving/saving.js';
import { messages } from './messages.js';

const texts = messages.parsedText;

export function ParsedText({ onField }: { onField: (path: string) => void }) {
  const { data, templateKey } = useDraft((state) => state.content);
  const text = useMemo(() => renderText(composeDocument(data, templateKey)), [data, templateKey]);
  const { total, found, missing } = useMemo(() => reportFields(data, text), [data, text]);
  const saving = useSaving();
  return (
    <>
      <Box>
        <Typography variant="body2">{texts.intro}</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          <strong>{texts.found(found, total)}</strong>
        </Typography>
        {missing.map(({ path, label }) => (
          <Link key={path} component="button" type="button" variant="body2" onClick={() => onField(path)}>
            {label}
          </Link>
        ))}
      </Box>
      {saving.place === 'account' && <PdfCheck onField={onField} />}
      <Box
        component="pre"
        tabIndex={0}
        aria-label={texts.label}
        dir="auto"
        sx={{
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'brand.subtle',
          fontSize: 12,
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </>
  );
}

function PdfCheck({ onField }: { onField: (path: string) => void }) {
  const saving = useSaving();
  const [report, setReport] = useState<ExportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = () => {
    setBusy(true);
    setFailure(null);
    readBack()
      .then(setReport, (error: Error) => setFailure(explainFileFailure(error, texts.checkFailed)))
      .finally(() => setBusy(false));
  };
  const readBack = async (): Promise<ExportReport> => {
    await saving.save();
    const id = saving.saved()?.id;
    if (id === undefined) throw new Error('not saved');
    return fetchReport('pdf', id);
  };
  return (
    <Box>
      <Button variant="outlined" size="small" disabled={isBusy} onClick={check}>
        {isBusy ? texts.checking : texts.check}
      </Button>
      <Box aria-live="polite">
        {failure !== null && (
          <Typography variant="body2" color="error" sx={{ mt: 1 }}>
            {failure}
          </Typography>
        )}
        {report && <ReportNote report={report} onField={onField} />}
      </Box>
    </Box>
  );
}
