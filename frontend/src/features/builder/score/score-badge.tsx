import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { jumpTo } from '../draft/jump.js';
import { ScoreDetails } from './score-details.js';
import { bandOf, useScore } from './use-score.js';

interface ScoreBadgeProps {
  /** Before a jump to a field, so that the page can show the fields. */
  onJump: () => void;
}

export function ScoreBadge({ onJump }: ScoreBadgeProps) {
  const score = useScore();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const band = score && bandOf(score.score);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
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
          ATS Score
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: { sm: 'none' } }}>
          ATS
        </Typography>
        <Box
          component="span"
          sx={{
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
            color: band ? `${band.color}.main` : 'text.secondary',
          }}
        >
          {score ? Math.round(score.score) : '–'}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null && score !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 380, maxWidth: 'calc(100vw - 32px)', mt: 1 } } }}
      >
        {score && (
          <ScoreDetails
            score={score}
            onField={(path) => {
              setAnchor(null);
              onJump();
              jumpTo(path);
            }}
          />
        )}
      </Popover>
    </>
  );
}
