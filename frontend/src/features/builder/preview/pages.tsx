import Skeleton from '@mui/material/Skeleton';
import { PreviewNotes } from './preview-notes.js';
import { Sheet } from './sheet.js';
import { useLaidOut } from './use-laid-out.js';

interface PagesProps {
  /** Of the column, in CSS pixels. */
  width: number;
}

export function Pages({ width }: PagesProps) {
  const { layout, sampled, undrawable, failed, retry } = useLaidOut();
  return (
    <>
      <PreviewNotes isSample={sampled !== null} undrawable={undrawable} failed={failed} onRetry={retry} />
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
