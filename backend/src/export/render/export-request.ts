import type { ExportFormat } from '@shortlist/shared/contract/export';
import { EXPORTED_KINDS } from '@shortlist/shared/product/letter-options';

export const FILE_KINDS = ['resume', ...EXPORTED_KINDS] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface ExportRequest {
  userId: string;
  /** The caller's network address. Rate limits are counted per address. */
  network: string;
  resumeId: string;
  kind: FileKind;
  format: ExportFormat;
}
