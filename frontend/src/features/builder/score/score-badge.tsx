import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { bandOf } from '@shortlist/shared/ats/bands';
import { BAND_COLOR } from '../../../entities/resume/band-color.js';
import { messages } from './messages.js';
import { useScore } from './use-score.js';

const ScorePanel = lazy(() => import('./score-panel.js').then((module) => ({ default: module.ScorePanel })));

interface ScoreBadgeProps {
  onField: (path: string) => void;
}

export function ScoreBadge({ onField }: ScoreBadgeProps) {
  const score = useScore();
  const [isOpen, setOpen] = useState(false);
  const color = BAND_COLOR[score ? bandOf(score.quality, score.isEarly).key : 'early'];
  const match = score?.parts.match;
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        disabled={!score}
        sx={{
          gap: 1,
          px: 1.25,
          minHeight: 40,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          whiteSpace: 'nowrap',
        }}
      >
        <Typography variant="body2" component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {messages.badge.long}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: { sm: 'none' } }}>
          {messages.badge.short}
        </Typography>
        <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', minWidth: '2ch', color }}>
          {score ? score.quality : '–'}
        </Box>
        {match !== undefined && (
          // Hidden on phones, where the score panel shows the job match.
          <Typography
            variant="body2"
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, fontVariantNumeric: 'tabular-nums' }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {messages.badge.match}
            </Box>{' '}
            <strong>{Math.round(match)}</strong>
          </Typography>
        )}
      </ButtonBase>
      <Suspense fallback={null}>
        {isOpen && score && (
          <ScorePanel
            score={score}
            onClose={() => setOpen(false)}
            onField={(path) => {
              setOpen(false);
              onField(path);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
