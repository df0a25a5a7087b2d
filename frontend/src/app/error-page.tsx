import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Logo } from '@shortlist/ui-kit/logo';
import { useRouteError } from 'react-router';
import { usePageMeta } from '../ui/page-meta.js';

/** A page whose code could not be fetched is usually a new release: the old files are gone, and a reload finds the new. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Shown in place of a page that fails, within its layout. */
export function FailedPage() {
  const error = useRouteError();
  usePageMeta('Something went wrong', { noindex: true });
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {isMissingChunk(error) ? 'This page could not be loaded' : 'Something went wrong'}
      </Typography>
      <Typography>
        {isMissingChunk(error)
          ? 'You may be offline, or Shortlist has just been updated. Reloading the page usually helps.'
          : 'That’s our fault, not yours. What you typed in the builder is saved in this browser. Reload the page to continue.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload page
        </Button>
        <Button href="/">Back to home</Button>
      </Box>
    </>
  );
}

/** The same where there is no layout. */
export function FailedScreen() {
  return (
    <Box component="main" id="main" sx={{ maxWidth: 620, mx: 'auto', px: 2.5, py: { xs: 4, sm: 10 } }}>
      <Box sx={{ mb: 5 }}>
        <Logo />
      </Box>
      <FailedPage />
    </Box>
  );
}
