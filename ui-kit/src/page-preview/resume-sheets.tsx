import { composeDocument } from '@shortlist/shared/document/compose-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { useMemo, type ReactNode } from 'react';
import { DocumentSheets } from './document-sheets.js';

interface ResumeSheetsProps {
  data: ResumeData;
  templateKey: TemplateKey;
  /** Width of the surrounding `SheetColumn` in CSS pixels. */
  width: number;
  /** Paths of the fields that show sample text; null if the resume has no samples. */
  sampled?: ReadonlySet<string> | null;
  /** Renders a note above the pages, such as a warning about the layout. */
  note?: (layout: LaidOutDocument) => ReactNode;
}

export function ResumeSheets({ data, templateKey, ...drawn }: ResumeSheetsProps) {
  const composed = useMemo(() => composeDocument(data, templateKey), [data, templateKey]);
  return <DocumentSheets composed={composed} {...drawn} />;
}
