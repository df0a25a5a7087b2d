import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { builderPath, type ResumeContext } from './resume-context.js';
import { messages } from './messages.js';

const texts = messages.jobDescriptionNote;

/**
 * States which job description the text is written for. The job description belongs to the resume and is edited in the
 * builder.
 */
export function JobDescriptionNote({ resume }: { resume: ResumeContext }) {
  const text = resume.jdText.trim();
  const toBuilder = (words: string) => (
    <Link component={RouterLink} to={builderPath(resume)}>
      {words}
    </Link>
  );
  return (
    <Box sx={{ bgcolor: 'brand.subtle', borderRadius: 2, px: 2, py: 1.5 }}>
      {text === '' ? (
        <Typography variant="body2">
          {texts.missing} {toBuilder(texts.add)}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            {texts.source} {toBuilder(texts.change)}
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
