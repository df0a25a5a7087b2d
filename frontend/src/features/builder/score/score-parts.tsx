import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import type { ScorePart } from '@shortlist/shared/ats/rule';
import { QUALITY_WEIGHTS } from '@shortlist/shared/ats/score-resume';
import { BAND_COLOR } from '../../../ui/band-color.js';
import { PARTS, PART_NAMES } from '../../../ui/part-names.js';
import type { LiveScore } from './use-score.js';

const MEANING: Record<ScorePart, string> = {
  parse: 'Can a machine find your contacts, jobs, dates, education and skills?',
  content: 'Do your bullets say what you did, how much, and with what result?',
  match: 'Does your resume show what this job asks for?',
};

/** The number, what it means, and the parts that it is made of. */
export function ScoreParts({ score }: { score: LiveScore }) {
  const band = bandOf(score.quality, score.isEarly);
  return (
    <Box component="section" aria-label="Parts of the score">
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
                    · {part === 'match' ? 'a separate score' : `${QUALITY_WEIGHTS[part] * 100}% of the score`}
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
                {isStale ? 'Based on the previous job description; the new one is being read.' : MEANING[part]}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {score.parts.match === undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Paste a job description to see how well your resume matches it.
        </Typography>
      )}
    </Box>
  );
}
