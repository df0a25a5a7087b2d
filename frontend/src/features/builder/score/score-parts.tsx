import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import { QUALITY_WEIGHTS } from '@shortlist/shared/ats/score-resume';
import { BAND_COLOR } from '../../../entities/resume/band-color.js';
import { PARTS, PART_NAMES } from '../../../entities/resume/part-names.js';
import { messages } from './messages.js';
import type { LiveScore } from './use-score.js';

const texts = messages.scoreParts;

export function ScoreParts({ score }: { score: LiveScore }) {
  const band = bandOf(score.quality, score.isEarly);
  return (
    <Box component="section" aria-label={texts.label}>
      <Typography sx={{ color: BAND_COLOR[band.key], fontWeight: 700 }}>{band.message}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {PARTS.map((part) => {
          const points = score.parts[part];
          if (points === undefined) return null;
          const isStale = part === 'match' && score.isMatchStale;
          return (
            <Box component="li" key={part}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="body2" sx={{ fontWeight: 700 }}>
                  {PART_NAMES[part]}
                </Typography>
                <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  <strong>{Math.round(points)}</strong>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    · {part === 'match' ? texts.separate : texts.weight(QUALITY_WEIGHTS[part] * 100)}
                  </Box>
                </Typography>
              </Box>
              <LinearProgress
                variant="determinate"
                value={points}
                aria-label={PART_NAMES[part]}
                sx={{ height: 6, borderRadius: 3, my: 0.5 }}
              />
              <Typography variant="caption" color="textSecondary">
                {isStale ? texts.stale : texts.meanings[part]}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {score.parts.match === undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.noJob}
        </Typography>
      )}
    </Box>
  );
}
