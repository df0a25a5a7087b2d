import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import { useScore } from '../score/use-score.js';
import { messages } from './messages.js';

export function ScoreNote() {
  const score = useScore();
  if (!score) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>{messages.scoreNote.score(score.quality)}</strong> {bandOf(score.quality, score.isEarly).message}
    </Typography>
  );
}
