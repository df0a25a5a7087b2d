import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QUALITY_WEIGHTS } from '@shortlist/shared/ats/score-resume';

/** What the number is, and what it is not. */
export function HowItWorks({ version }: { version: string }) {
  return (
    <Box component="section" aria-label="How this works" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3">How this works</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        This is our own score, by fixed rules that you see above: the same resume always gets the same number, and every
        lost point names its rule and its field. Reading counts {QUALITY_WEIGHTS.parse * 100}% and telling{' '}
        {QUALITY_WEIGHTS.content * 100}%. How well the resume matches a job is a number of its own: a demanding job
        makes no resume worse.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Employers’ systems mostly store and search resumes, and none publishes a score. A high number here promises no
        interview: it says that a machine can read your resume, that it is told well, and that it speaks of what the job
        asks for. Saying a word more often wins nothing.
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        Rules {version}
      </Typography>
    </Box>
  );
}
