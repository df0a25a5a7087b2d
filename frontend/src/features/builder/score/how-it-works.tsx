import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QUALITY_WEIGHTS } from '@shortlist/shared/ats/score-resume';

/** What the number is, and what it is not. */
export function HowItWorks() {
  return (
    <Box component="section" aria-label="How this works" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3">How this works</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        This is our own score, based on the fixed rules above: the same resume always gets the same number, and every
        lost point names its rule and its field. ATS readability counts {QUALITY_WEIGHTS.parse * 100}% and content
        quality {QUALITY_WEIGHTS.content * 100}%. The job match is a separate number: a demanding job never lowers your
        resume’s own score.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Employers’ systems mostly store and search resumes, and none publishes a score. A high number here doesn’t
        promise an interview: it means that software can read your resume, that it is well written, and that it covers
        what the job asks for. Repeating keywords doesn’t help.
      </Typography>
    </Box>
  );
}
