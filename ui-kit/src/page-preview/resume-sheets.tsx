import { composeDocument } from '@shortlist/shared/document/compose-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { useMemo, type ReactNode } from 'react';
import { DocumentSheets } from './document-sheets.js';

interface ResumeSheetsProps {
  data: ResumeData;
  templateKey: TemplateKey;
  /** Of the column they stand in, in CSS pixels: see `SheetColumn`. */
  width: number;
  /** Fields that show sample text; null when everything is the person's own. */
  sampled?: ReadonlySet<string> | null;
  /** What is to be said above the pages. */
  note?: (layout: LaidOutDocument) => ReactNode;
}

/** All pages of a résumé, exactly as they will be in the file. */
export function ResumeSheets({ data, templateKey, ...drawn }: ResumeSheetsProps) {
  const composed = useMemo(() => composeDocument(data, templateKey), [data, templateKey]);
  return <DocumentSheets composed={composed} {...drawn} />;
}
