import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { builderPath, type Subject } from '../page/subject.js';

/** The job that is written for is the one that the résumé is matched to: there is one place to change it. */
export function JobDescriptionNote({ subject }: { subject: Subject }) {
  const text = subject.jdText.trim();
  const toBuilder = (words: string) => (
    <Link component={RouterLink} to={builderPath(subject)}>
      {words}
    </Link>
  );
  return (
    <Box sx={{ bgcolor: 'brand.subtle', borderRadius: 2, px: 2, py: 1.5 }}>
      {text === '' ? (
        <Typography variant="body2">
          No job description is saved with this resume. {toBuilder('Add one in the builder')} to write for that job.
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            From the job description saved with this resume. {toBuilder('Change it in the builder')}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" dir="auto" sx={EXCERPT}>
            {text}
          </Typography>
        </>
      )}
    </Box>
  );
}

const EXCERPT = {
  mt: 0.75,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
