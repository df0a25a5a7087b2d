import Popover from '@mui/material/Popover';
import type { ResumeScore } from '@shortlist/shared/ats/score-resume';
import { ScoreDetails } from './score-details.js';

interface ScorePopoverProps {
  anchor: HTMLElement;
  score: ResumeScore;
  onClose: () => void;
  onField: (path: string) => void;
}

export function ScorePopover({ anchor, score, onClose, onField }: ScorePopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'ATS Score', sx: { width: 380, maxWidth: 'calc(100vw - 32px)', mt: 1 } },
      }}
    >
      <ScoreDetails score={score} onField={onField} />
    </Popover>
  );
}
