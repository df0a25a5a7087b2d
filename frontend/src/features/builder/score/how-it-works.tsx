import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What the number is, and what it is not. */
export function HowItWorks({ version }: { version: string }) {
  return (
    <Box component="section" aria-label="How this works" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3">How this works</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        This is our own score, by fixed rules that you see above: the same resume always gets the same number, and every
        lost point names its rule and its field. Without a job, reading counts 60% and telling 40%; with one, the match
        counts half.
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
