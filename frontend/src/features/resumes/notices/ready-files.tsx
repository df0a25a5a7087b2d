import Button from '@mui/material/Button';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { download } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { fetchExport, fetchReport } from '../../../lib/fetch-export.js';
import { fieldAddress } from '../../../lib/field-address.js';
import { keepInTab, readInTab } from '../../../lib/tab-storage.js';
import { ReportNote } from '../../../ui/report-note.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface ReadyFilesProps {
  resumeId: string;
  onClose: () => void;
}

type Format = 'pdf' | 'docx';

const KEY = 'shortlist.fetched';

/** Downloads the PDF once after a payment, and offers DOCX and the read-back report. */
export function ReadyFiles({ resumeId, onClose }: ReadyFilesProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Format | null>(null);
  const [told, setTold] = useState('Download it as PDF or Word, as often as you like.');
  const [report, setReport] = useState<ExportReport | null>(null);

  const fetchFile = async (format: Format) => {
    setBusy(format);
    try {
      download(await fetchExport(format, resumeId));
      setTold(`Your ${format === 'pdf' ? 'PDF' : 'Word file'} is in your downloads.`);
      setReport(await fetchReport(format, resumeId));
    } catch (error) {
      setTold(explainFileFailure(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(null);
    }
  };
  const first = useRef(() => fetchFile('pdf'));
  useEffect(() => {
    // A reload of the page is no wish for a second copy.
    if (readInTab(KEY) === resumeId) return;
    keepInTab(KEY, resumeId);
    void first.current();
  }, [resumeId]);

  return (
    <Notice
      severity="success"
      title="Your resume is ready"
      onClose={onClose}
      actions={
        <>
          <Button
            loading={busy === 'pdf'}
            disabled={busy !== null}
            onClick={() => void fetchFile('pdf')}
            variant="contained"
            size="small"
          >
            Download PDF
          </Button>
          <Button
            loading={busy === 'docx'}
            disabled={busy !== null}
            onClick={() => void fetchFile('docx')}
            {...NOTICE_ACTION}
          >
            Download DOCX
          </Button>
          <Button component={RouterLink} to={`/app/resume/${resumeId}`} {...NOTICE_ACTION}>
            Open Resume
          </Button>
        </>
      }
    >
      {busy ? 'Making your file…' : told}
      {report && <ReportNote report={report} onField={(path) => void navigate(fieldAddress(resumeId, path))} />}
    </Notice>
  );
}
