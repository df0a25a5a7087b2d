import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import { useScore } from '../score/use-score.js';

export function ScoreNote() {
  const score = useScore();
  if (!score) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>ATS Score {score.quality}.</strong> {bandOf(score.quality, score.isEarly).message}
    </Typography>
  );
}
