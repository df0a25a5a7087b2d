import type { DocumentExportReport, DocumentFormat } from '@shortlist/shared/contract/export';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import { DOCUMENT_NAMES, type ExportedKind } from '@shortlist/shared/letters/letter-options';
import { useState } from 'react';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { download } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { fetchFile } from '../../../lib/fetch-file.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../lib/http.js';
import { useToast } from '../../../ui/toasts.js';
import type { KeptDocument } from '../keeping/kept-document.js';
import type { Subject } from './subject.js';

export interface DocumentExport {
  /** What is being made now. */
  busy: DocumentFormat | null;
  /** Why the last one failed. */
  failure: string | null;
  /** What an independent reader found in the file that was made last. */
  report: DocumentExportReport | null;
  run: (format: DocumentFormat) => void;
}

const UNSAVED = 'Your text is not saved yet, so it can’t be exported. Please try again in a moment.';

const NOT_COPIED = 'Failed to copy text. Please try again.';
const NOT_MADE = 'The file could not be made. Please try again.';

/** Makes files of a letter or guide as it is on the screen: what is unsaved is saved first. */
export function useDocumentExport<Content>(
  subject: Subject,
  document: KeptDocument<Content>,
  textOf: (content: Content) => ExportedText,
): DocumentExport {
  const toast = useToast();
  const [busy, setBusy] = useState<DocumentFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [report, setReport] = useState<DocumentExportReport | null>(null);
  const { resumeId } = subject;

  const current = () => textOf(document.shown.getState().content);
  const fetched = async (format: DocumentFormat, id: string) => {
    const { kind } = await document.save();
    if (kind !== 'saved') throw new Error(UNSAVED);
    const exported = current();
    return fetchFile(
      pathOf(format, id, exported.kind),
      `${DOCUMENT_NAMES[exported.kind].replaceAll(' ', '-')}.${EXTENSION[format]}`,
    );
  };
  const copied = async (): Promise<string> => {
    if (resumeId !== null) return (await fetched('text', resumeId)).blob.text();
    return textOnDevice(subject, current());
  };
  const work = async (format: DocumentFormat): Promise<void> => {
    if (format === 'text') {
      await copyText(copied());
      toast({ title: 'Text copied' });
    } else if (resumeId !== null) {
      download(await fetched(format, resumeId));
      setReport(await http.get<DocumentExportReport>(`${pathOf(format, resumeId, current().kind)}/report`));
    }
  };
  const run = (format: DocumentFormat) => {
    setBusy(format);
    setFailure(null);
    setReport(null);
    work(format)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'payment_required')
          return location.assign(`/checkout/${resumeId ?? ''}`);
        if (error instanceof Error && error.message === UNSAVED) return setFailure(UNSAVED);
        setFailure(explainFileFailure(error, format === 'text' ? NOT_COPIED : NOT_MADE));
      })
      .finally(() => setBusy(null));
  };
  return { busy, failure, report, run };
}

const pathOf = (format: DocumentFormat, id: string, kind: ExportedKind): string =>
  `/api/export/${format}/${encodeURIComponent(id)}/${kind.replaceAll('_', '-')}`;

/** The same text as the server's, for visitors, whose letter no server has. */
async function textOnDevice({ data, templateKey }: Subject, written: ExportedText): Promise<string> {
  const { renderText } = await import('@shortlist/shared/export/render-text');
  return renderText(composeText(data, templateKey, written));
}

const EXTENSION: Record<DocumentFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
