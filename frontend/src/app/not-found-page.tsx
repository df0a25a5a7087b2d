import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../ui/page-meta.js';
import { messages } from './messages.js';

export default function NotFoundPage() {
  usePageMeta(messages.notFoundPage.pageTitle, { noindex: true });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: { xs: 4, sm: 8 } }}>
      <Typography variant="overline" color="textSecondary">
        404
      </Typography>
      <Typography variant="h1">{messages.notFoundPage.pageNotFound}</Typography>
      <Typography color="textSecondary">{messages.notFoundPage.explanation}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ pt: 1 }}>
        <Button variant="contained" component={RouterLink} to="/">
          {messages.notFoundPage.backToHome}
        </Button>
        <Button component={RouterLink} to="/app/resume">
          {messages.notFoundPage.buildAResume}
        </Button>
      </Stack>
    </Stack>
  );
}
