import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Logo } from '@shortlist/ui-kit/logo';
import { usePageMeta } from '../ui/page-meta.js';

/** A page whose code could not be fetched is usually a new release: the old files are gone, and a reload finds the new. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

export function ErrorPage({ error }: { error: unknown }) {
  usePageMeta('Something went wrong', { noindex: true });
  return (
    <Box
      component="main"
      id="main"
      sx={{ display: 'grid', gap: 2, maxWidth: 620, mx: 'auto', px: 2.5, py: { xs: 4, sm: 10 } }}
    >
      <Logo />
      <Typography variant="h1" sx={{ mt: 3 }}>
        {isMissingChunk(error) ? 'This page could not be loaded' : 'Something went wrong'}
      </Typography>
      <Typography>
        {isMissingChunk(error)
          ? 'You may be offline, or Shortlist has just been updated. Reloading the page usually helps.'
          : 'That’s our fault, not yours. What you typed in the builder is saved in this browser. Reload the page to continue.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload page
        </Button>
        <Button href="/">Back to home</Button>
      </Box>
    </Box>
  );
}
