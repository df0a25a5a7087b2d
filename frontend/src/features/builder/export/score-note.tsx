import Typography from '@mui/material/Typography';
import { bandOf, useScore } from '../score/use-score.js';

/** The spec's three remarks on the score (§5). */
const ADVICE = {
  success: 'Your resume is highly optimized for applicant tracking systems.',
  warning: 'Your resume reads well. More keywords of the job would lift it further.',
  error: 'Add keywords of the job and results with numbers to lift it.',
} as const;

export function ScoreNote() {
  const score = useScore();
  if (!score) return null;
  const { color } = bandOf(score.score);
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>ATS Score {Math.round(score.score)}.</strong> {ADVICE[color]}
    </Typography>
  );
}
