import Skeleton from '@mui/material/Skeleton';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { Sheet } from './sheet.js';
import { SheetNotes } from './sheet-notes.js';
import { useLaidOut } from './use-laid-out.js';

interface ResumeSheetsProps {
  data: ResumeData;
  templateKey: TemplateKey;
  /** Of the column they stand in, in CSS pixels: see `SheetColumn`. */
  width: number;
  /** Fields that show sample text; null when everything is the person's own. */
  sampled?: ReadonlySet<string> | null;
}

/** All pages of a résumé, exactly as they will be in the file. */
export function ResumeSheets({ data, templateKey, width, sampled = null }: ResumeSheetsProps) {
  const { layout, undrawable, failed, retry } = useLaidOut(data, templateKey);
  return (
    <>
      <SheetNotes undrawable={undrawable} failed={failed} onRetry={retry} />
      {!layout && !failed && <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '8.5 / 11' }} />}
      {layout?.pages.map((page, index) => (
        <Sheet
          key={index}
          page={page}
          width={layout.width}
          height={layout.height}
          scale={width / layout.width}
          label={`Page ${index + 1} of ${layout.pages.length}`}
          sampled={sampled}
        />
      ))}
    </>
  );
}
