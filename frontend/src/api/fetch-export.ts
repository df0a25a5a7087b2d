import type { ExportReport } from '@shortlist/shared/contract/export';
import type { NamedFile } from '@shortlist/ui-kit/downloads';
import { fetchFile } from './fetch-file.js';
import { http } from './http.js';
import { retryWhileBusy } from './retry-while-busy.js';

export type FileFormat = 'pdf' | 'docx' | 'text';

export const fetchExport = (format: FileFormat, id: string): Promise<NamedFile> =>
  fetchFile(`/api/export/${format}/${encodeURIComponent(id)}`, `Resume.${EXTENSION[format]}`);

export const fetchReport = (format: FileFormat, id: string): Promise<ExportReport> =>
  retryWhileBusy(() => http.get(`/api/export/${format}/${encodeURIComponent(id)}/report`));

const EXTENSION: Record<FileFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
