import type { DocumentExportReport, DocumentFormat } from '@shortlist/shared/contract/export';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import { DOCUMENT_NAMES, type ExportedKind } from '@shortlist/shared/product/letter-options';
import { useState } from 'react';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { download } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { fetchFile } from '../../../api/fetch-file.js';
import { retryWhileBusy } from '../../../api/retry-while-busy.js';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import type { Companion } from '../keeping/companion.js';
import { messages } from './messages.js';
import type { ResumeContext } from '../writing/resume-context.js';

export interface CompanionExport {
  busy: DocumentFormat | null;
  failure: string | null;
  /** Report about the last exported file: the texts that an independent parser found in it. */
  report: DocumentExportReport | null;
  run: (format: DocumentFormat) => void;
}

const texts = messages.useCompanionExport;

/** Exports a companion text as shown on screen, after saving unsaved changes. */
export function useCompanionExport<Content>(
  resume: ResumeContext,
  companion: Companion<Content>,
  textOf: (content: Content) => ExportedText,
): CompanionExport {
  const toast = useToast();
  const [busy, setBusy] = useState<DocumentFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [report, setReport] = useState<DocumentExportReport | null>(null);
  const { resumeId } = resume;

  const current = () => textOf(companion.store.getState().content);
  const fetched = async (format: DocumentFormat, id: string) => {
    const { kind } = await companion.save();
    if (kind !== 'saved') throw new Error(texts.unsaved);
    const exported = current();
    return fetchFile(
      pathOf(format, id, exported.kind),
      `${DOCUMENT_NAMES[exported.kind].replaceAll(' ', '-')}.${EXTENSION[format]}`,
    );
  };
  const copied = async (): Promise<string> => {
    if (resumeId !== null) return (await fetched('text', resumeId)).blob.text();
    return textOnDevice(resume, current());
  };
  const exportAs = async (format: DocumentFormat): Promise<void> => {
    if (format === 'text') {
      await copyText(copied());
      toast({ title: texts.copied });
    } else if (resumeId !== null) {
      download(await fetched(format, resumeId));
      const path = `${pathOf(format, resumeId, current().kind)}/report`;
      setReport(await retryWhileBusy(() => http.get<DocumentExportReport>(path)));
    }
  };
  const run = (format: DocumentFormat) => {
    setBusy(format);
    setFailure(null);
    setReport(null);
    exportAs(format)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'payment_required')
          return location.assign(`/checkout/${resumeId ?? ''}`);
        if (error instanceof Error && error.message === texts.unsaved) return setFailure(texts.unsaved);
        setFailure(explainFileFailure(error, format === 'text' ? texts.copyFailed : texts.fileFailed));
      })
      .finally(() => setBusy(null));
  };
  return { busy, failure, report, run };
}

const pathOf = (format: DocumentFormat, id: string, kind: ExportedKind): string =>
  `/api/export/${format}/${encodeURIComponent(id)}/${kind.replaceAll('_', '-')}`;

/** Creates the plain text file in the browser, because visitors' companion texts are not on the server. */
async function textOnDevice({ data, templateKey }: ResumeContext, written: ExportedText): Promise<string> {
  const { renderText } = await import('@shortlist/shared/export/render-text');
  return renderText(composeText(data, templateKey, written));
}

const EXTENSION: Record<DocumentFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
