import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router';
import { usePageMeta } from '../ui/page-meta.js';
import { PageLayout } from './layout.js';

/** A page whose code could not be fetched is usually a new release: the old files are gone, and a reload finds the new. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

export function ErrorPage() {
  const error = useRouteError();
  usePageMeta('Something went wrong', { noindex: true });
  return (
    <PageLayout>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 620 }}>
        <Typography variant="h1">
          {isMissingChunk(error) ? 'This page could not be loaded' : 'Something went wrong'}
        </Typography>
        <Typography>
          {isMissingChunk(error)
            ? 'Either you are offline or Shortlist has just been updated. Loading the page again usually helps.'
            : 'That is our fault, not yours. What you typed in the builder is kept in this browser. Load the page again to go on.'}
        </Typography>
        <Stack direction="row" spacing={1.5}>
          <Button variant="contained" onClick={() => location.reload()}>
            Load again
          </Button>
          <Button href="/">Go to the start page</Button>
        </Stack>
      </Stack>
    </PageLayout>
  );
}
