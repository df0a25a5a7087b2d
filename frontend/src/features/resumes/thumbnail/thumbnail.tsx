import Box from '@mui/material/Box';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { PageSize } from '@shortlist/shared/resume/resume-data';
import { useRef } from 'react';
import { useFirstPage } from './use-first-page.js';

const SHAPE: Record<PageSize, string> = { letter: '612 / 792', a4: '595.28 / 841.89' };

/** The picture is decorative: the text beside it contains the same information. */
export function Thumbnail({ resume }: { resume: ResumeRecord }) {
  const frame = useRef<HTMLDivElement>(null);
  useFirstPage(resume, frame);
  return (
    <Box
      ref={frame}
      aria-hidden
      sx={{
        width: 1,
        aspectRatio: SHAPE[resume.data.settings.pageSize ?? 'letter'],
        overflow: 'hidden',
        borderRadius: '3px',
        boxShadow: 2,
        bgcolor: 'common.white',
        '& canvas': { display: 'block', width: 1, height: 1, animation: 'thumbnail-comes 240ms ease-out' },
        '& canvas[data-kept]': { animation: 'none' },
        '@keyframes thumbnail-comes': { from: { opacity: 0 } },
      }}
    />
  );
}
