import Button from '@mui/material/Button';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { download } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { fetchExport, fetchReport } from '../../../api/fetch-export.js';
import { fieldAddress } from '../../../entities/resume/field-address.js';
import { keepInTab, readInTab } from '../../../storage/tab-storage.js';
import { ReportNote } from '../../../entities/resume/report-note.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface ReadyFilesProps {
  resumeId: string;
  onClose: () => void;
}

type Format = 'pdf' | 'docx';

const KEY = 'shortlist.fetched';

/** Downloads the PDF once after a payment. Then offers the DOCX file and the parsing report of the PDF. */
export function ReadyFiles({ resumeId, onClose }: ReadyFilesProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Format | null>(null);
  const [status, setStatus] = useState<string>(messages.readyFiles.intro);
  const [report, setReport] = useState<ExportReport | null>(null);

  const fetchFile = async (format: Format) => {
    setBusy(format);
    try {
      download(await fetchExport(format, resumeId));
      setStatus(messages.readyFiles.downloaded[format]);
      setReport(await fetchReport(format, resumeId));
    } catch (error) {
      setStatus(explainFileFailure(error, messages.readyFiles.failed));
    } finally {
      setBusy(null);
    }
  };
  const first = useRef(() => fetchFile('pdf'));
  useEffect(() => {
    // Do not download the PDF again when the page is reloaded.
    if (readInTab(KEY) === resumeId) return;
    keepInTab(KEY, resumeId);
    void first.current();
  }, [resumeId]);

  return (
    <Notice
      severity="success"
      title={messages.readyFiles.title}
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
            {messages.readyFiles.downloadPdf}
          </Button>
          <Button
            loading={busy === 'docx'}
            disabled={busy !== null}
            onClick={() => void fetchFile('docx')}
            {...NOTICE_ACTION}
          >
            {messages.readyFiles.downloadDocx}
          </Button>
          <Button component={RouterLink} to={`/app/resume/${resumeId}`} {...NOTICE_ACTION}>
            {messages.readyFiles.openResume}
          </Button>
        </>
      }
    >
      {busy ? messages.readyFiles.creatingYourFile : status}
      {report && <ReportNote report={report} onField={(path) => void navigate(fieldAddress(resumeId, path))} />}
    </Notice>
  );
}
