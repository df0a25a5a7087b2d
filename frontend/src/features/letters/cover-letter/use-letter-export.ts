import type { DocumentExportReport, DocumentFormat } from '@shortlist/shared/contract/export';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import { composeLetter } from '@shortlist/shared/document/compose-letter';
import { useState } from 'react';
import { copyText } from '../../../lib/clipboard.js';
import { download } from '../../../lib/downloads.js';
import { fetchFile } from '../../../lib/fetch-file.js';
import { ApiError, http } from '../../../lib/http.js';
import { useToast } from '../../../ui/toasts.js';
import type { KeptDocument } from '../keeping/kept-document.js';
import type { Subject } from '../page/subject.js';

export interface LetterExport {
  /** What is being made now. */
  busy: DocumentFormat | null;
  /** Why the last one failed. */
  failure: string | null;
  /** What an independent reader found in the file that was made last. */
  report: DocumentExportReport | null;
  run: (format: DocumentFormat) => void;
}

const UNSAVED = 'Please save your cover letter first before exporting.';

/** Makes files of the letter as it is on the screen: what is unsaved is saved first. */
export function useLetterExport(subject: Subject, document: KeptDocument<CoverLetterContent>): LetterExport {
  const toast = useToast();
  const [busy, setBusy] = useState<DocumentFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [report, setReport] = useState<DocumentExportReport | null>(null);
  const { resumeId } = subject;

  const fetched = async (format: DocumentFormat, id: string) => {
    const { kind } = await document.save();
    if (kind !== 'saved') throw new Error(UNSAVED);
    return fetchFile(pathOf(format, id), `Cover-Letter.${EXTENSION[format]}`);
  };
  const textOf = async (): Promise<string> => {
    if (resumeId !== null) return (await fetched('text', resumeId)).blob.text();
    return textOnDevice(subject, document.shown.getState().content);
  };
  const work = async (format: DocumentFormat): Promise<void> => {
    if (format === 'text') {
      await copyText(textOf());
      toast({ title: 'Text copied' });
    } else if (resumeId !== null) {
      download(await fetched(format, resumeId));
      setReport(await http.get<DocumentExportReport>(`${pathOf(format, resumeId)}/report`));
    }
  };
  const run = (format: DocumentFormat) => {
    setBusy(format);
    setFailure(null);
    setReport(null);
    work(format)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 402) return location.assign(`/checkout/${resumeId ?? ''}`);
        const isTold = error instanceof ApiError || (error instanceof Error && error.message === UNSAVED);
        if (isTold) setFailure(error.message);
        else
          setFailure(
            format === 'text'
              ? 'Failed to copy text. Please try again.'
              : 'The file could not be made. Please try again.',
          );
      })
      .finally(() => setBusy(null));
  };
  return { busy, failure, report, run };
}

const pathOf = (format: DocumentFormat, id: string): string =>
  `/api/export/${format}/${encodeURIComponent(id)}/cover-letter`;

/** The same text as the server's, for visitors, whose letter no server has. */
async function textOnDevice({ data, templateKey }: Subject, content: CoverLetterContent): Promise<string> {
  const { renderText } = await import('@shortlist/shared/export/render-text');
  return renderText(composeLetter(data, templateKey, content));
}

const EXTENSION: Record<DocumentFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
