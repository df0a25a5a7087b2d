import { useState } from 'react';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { download } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { useToast } from '../../../ui/toasts.js';
import { useDraft } from '../draft/draft-store.js';
import { useSaving } from '../saving/saving.js';
import { hasContent } from '../../../lib/visitor-draft.js';
import { fetchExport, fetchReport } from '../../../lib/fetch-export.js';
import type { FileFormat } from '../../../lib/fetch-export.js';
import { zipFiles } from './zip-files.js';

export type Task = FileFormat | 'all';

export interface Export {
  /** What is being made now. */
  busy: Task | null;
  /** Why the last one failed. */
  failure: string | null;
  reports: Partial<Record<FileFormat, ExportReport>>;
  run: (task: Task) => void;
}

const UNSAVED = 'Please save your resume first before exporting.';
const EMPTY = 'Your resume is still empty. Enter your details first.';

const NOT_COPIED = 'Failed to copy text. Please try again.';
const NOT_MADE = 'The file could not be made. Please try again.';

/** The same text that the server exports, made in the browser: a visitor needs no account for it. */
async function textOfDraft(): Promise<string> {
  const { content } = useDraft.getState();
  if (!hasContent(content)) throw new Error(EMPTY);
  const { renderText } = await import('@shortlist/shared/export/render-text');
  return renderText(composeDocument(content.data, content.templateKey));
}

/** Makes files of the résumé as it is on the screen: what is unsaved is saved first. */
export function useExport(): Export {
  const saving = useSaving();
  const toast = useToast();
  const [busy, setBusy] = useState<Task | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reports, setReports] = useState<Export['reports']>({});

  const savedId = async (): Promise<string> => {
    const { content } = useDraft.getState();
    if (saving.saved() === undefined && !hasContent(content)) throw new Error(UNSAVED);
    const state = await saving.save();
    const id = saving.saved()?.id;
    if (state.kind !== 'saved' || id === undefined) throw new Error(UNSAVED);
    return id;
  };
  const report = async (format: FileFormat, id: string) => {
    const found = await fetchReport(format, id);
    setReports((known) => ({ ...known, [format]: found }));
  };
  const file = async (format: 'pdf' | 'docx') => {
    const id = await savedId();
    download(await fetchExport(format, id));
    await report(format, id);
  };
  const copy = async () => {
    const text =
      saving.place === 'device'
        ? textOfDraft()
        : savedId().then(async (id) => (await fetchExport('text', id)).blob.text());
    await copyText(text);
    toast({ title: 'Text copied' });
  };
  const all = async () => {
    const id = await savedId();
    const files = await Promise.all((['pdf', 'docx', 'text'] as const).map((format) => fetchExport(format, id)));
    download(await zipFiles(files));
    await Promise.all([report('pdf', id), report('docx', id)]);
  };

  const run = (task: Task) => {
    setBusy(task);
    setFailure(null);
    const work = task === 'text' ? copy() : task === 'all' ? all() : file(task);
    work
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 402) {
          location.assign(`/checkout/${saving.saved()?.id ?? ''}`);
          return;
        }
        if (error instanceof Error && (error.message === UNSAVED || error.message === EMPTY))
          return setFailure(error.message);
        setFailure(explainFileFailure(error, task === 'text' ? NOT_COPIED : NOT_MADE));
      })
      .finally(() => setBusy(null));
  };
  return { busy, failure, reports, run };
}
