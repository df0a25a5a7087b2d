import { useState } from 'react';
import type { ExportReport } from '@shortlist/shared/contract/export';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { copyText } from '@shortlist/ui-kit/clipboard';
import { download, type NamedFile } from '@shortlist/ui-kit/downloads';
import { explainFileFailure } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useDraft } from '../draft/draft-store.js';
import { useSaving } from '../saving/saving.js';
import { hasContent } from '../../../storage/visitor-draft.js';
import { fetchExport, fetchReport } from '../../../api/fetch-export.js';
import type { FileFormat } from '../../../api/fetch-export.js';
import { messages } from './messages.js';
import { zipSync } from 'fflate';

export type Task = FileFormat | 'all';

export interface Export {
  /** Format of the running export, or `all` for a ZIP archive of all formats; null if no export is running. */
  busy: Task | null;
  failure: string | null;
  reports: Partial<Record<FileFormat, ExportReport>>;
  run: (task: Task) => void;
}

const texts = messages.useExport;

/**
 * Renders the text file in the browser, because visitors cannot use the server's export, which produces the same file.
 */
async function textOfDraft(): Promise<string> {
  const { content } = useDraft.getState();
  if (!hasContent(content)) throw new Error(texts.empty);
  const { renderText } = await import('@shortlist/shared/export/render-text');
  return renderText(composeDocument(content.data, content.templateKey));
}

/** Exports the resume as shown on screen, after saving unsaved changes. */
export function useExport(): Export {
  const saving = useSaving();
  const toast = useToast();
  const [busy, setBusy] = useState<Task | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reports, setReports] = useState<Export['reports']>({});

  const savedId = async (): Promise<string> => {
    const { content } = useDraft.getState();
    if (saving.saved() === undefined && !hasContent(content)) throw new Error(texts.unsaved);
    const state = await saving.save();
    const id = saving.saved()?.id;
    if (state.kind !== 'saved' || id === undefined) throw new Error(texts.unsaved);
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
    toast({ title: texts.copied });
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
        if (error instanceof Error && (error.message === texts.unsaved || error.message === texts.empty))
          return setFailure(error.message);
        setFailure(explainFileFailure(error, task === 'text' ? texts.copyFailed : texts.fileFailed));
      })
      .finally(() => setBusy(null));
  };
  return { busy, failure, reports, run };
}

/** Packs the files into one ZIP archive, because browsers block pages that start several downloads at once. */
async function zipFiles(files: readonly NamedFile[]): Promise<NamedFile> {
  const entries = await Promise.all(
    files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  const [first] = files;
  const name = `${first?.name.replace(/\.[^.]+$/, '') ?? 'Resume'}.zip`;
  // Stores the files without compression, because PDF and DOCX are already compressed.
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  return { name, blob: new Blob([bytes], { type: 'application/zip' }) };
}
