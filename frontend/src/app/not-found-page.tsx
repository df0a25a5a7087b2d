import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../ui/page-meta.js';

export default function NotFoundPage() {
  usePageMeta('Page Not Found', { noindex: true });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: { xs: 4, sm: 8 } }}>
      <Typography variant="overline" color="textSecondary">
        404
      </Typography>
      <Typography variant="h1">Page Not Found</Typography>
      <Typography color="textSecondary">
        We can’t find that page. The address may be mistyped, or the page was removed.
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ pt: 1 }}>
        <Button variant="contained" component={RouterLink} to="/">
          Back to home
        </Button>
        <Button component={RouterLink} to="/app/resume">
          Build a Resume
        </Button>
      </Stack>
    </Stack>
  );
}
