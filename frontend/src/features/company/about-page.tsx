import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';

const FIGURES = [
  { figure: '8', label: 'steps from an empty page to a finished resume' },
  { figure: '5', label: 'templates, each in one readable column' },
  { figure: '1', label: 'source for the preview, PDF, DOCX and text' },
  { figure: '0', label: 'trackers, and nothing to install' },
];

const VALUES = [
  {
    title: 'Show the real thing',
    text: 'The preview is not an approximation of the file. The same engine lays out both, line by line and page by page.',
  },
  {
    title: 'Check, then hand over',
    text: 'An independent program opens each finished file before you get it. You see which fields were found.',
  },
  {
    title: 'Promise only what is built',
    text: 'No invented pass rates and no borrowed testimonials. These pages describe what the product does today.',
  },
];

export default function AboutPage() {
  usePageMeta(PAGE_DESCRIPTIONS.about.title, PAGE_DESCRIPTIONS.about);
  return (
    <Stack spacing={{ xs: 5, sm: 8 }}>
      <PageHeader
        title="A resume should arrive the way you wrote it"
        intro="Shortlist helps job seekers write a clear resume and send a file that every reader, human or machine, can read."
      />
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 3, m: 0 }}
      >
        {FIGURES.map(({ figure, label }) => (
          <Box
            key={label}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', borderTop: 2, pt: 1.5 }}
          >
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, typography: 'h1' }}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: { xs: 3, md: 5 } }}>
        {VALUES.map(({ title, text }) => (
          <Box key={title}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ maxWidth: '68ch' }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          How it started
        </Typography>
        <Typography sx={{ mb: 1.5 }}>
          Many builders draw a pretty page and hope for the best. Bullets come out as drawings and vanish from the text,
          two columns are read straight across, and a name with an accent turns into boxes. The applicant never finds
          out.
        </Typography>
        <Typography>
          So we started at the other end: with what a parser sees. One source for every format, a plain reading order,
          embedded fonts, and a check of every file after it is made. Only then did we make it beautiful.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={RouterLink} to="/app/resume" variant="contained" size="large">
          Build My Resume
        </Button>
        <Button component={RouterLink} to="/pricing" variant="outlined" size="large">
          View Pricing
        </Button>
      </Box>
    </Stack>
  );
}
