import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { bandOf } from '@shortlist/shared/ats/bands';
import { BAND_COLOR, BAND_NAME } from '../../../entities/resume/band-color.js';
import { messages } from './messages.js';
import { useScore } from './scores.js';

/** Shows the ATS score of a resume with its score band. Reserves space while the score is loading. */
export function ScoreChip({ resume }: { resume: ResumeRecord }) {
  const score = useScore(resume);
  if (score === undefined) return <Skeleton variant="rounded" width={130} height={24} aria-hidden />;
  if (score === null)
    return (
      <Box component="span" sx={{ ...PLACE, color: 'text.secondary' }}>
        {messages.scoreChip.nameNeeded}
      </Box>
    );
  const band = bandOf(score.quality, score.isEarly);
  return (
    <Box component="span" title={band.message} sx={PLACE}>
      <Box component="span" sx={{ ...DOT, bgcolor: BAND_COLOR[band.key] }} />
      <span>
        {messages.scoreChip.ats}{' '}
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', color: BAND_COLOR[band.key] }}>
          {score.quality}
        </Box>{' '}
        · {BAND_NAME[band.key]}
        {score.match !== undefined && ` · ${messages.scoreChip.match(score.match)}`}
      </span>
    </Box>
  );
}

const PLACE = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 24, typography: 'body2' };
const DOT = { width: 8, height: 8, borderRadius: '50%', flexShrink: 0 };
