import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Logo } from '@shortlist/ui-kit/logo';
import { useRouteError } from 'react-router';
import { usePageMeta } from '../ui/page-meta.js';
import { messages } from './messages.js';

/**
 * Whether the error means that a chunk failed to load, usually because a new release replaced it. Reloading the page
 * fetches the new chunk.
 */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Error page inside the layout, shown instead of a page that threw an error. */
export function FailedPage() {
  const error = useRouteError();
  usePageMeta(messages.errorPage.pageTitle, { noindex: true });
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {isMissingChunk(error) ? messages.errorPage.loadFailed : messages.errorPage.somethingWentWrong}
      </Typography>
      <Typography>
        {isMissingChunk(error) ? messages.errorPage.loadFailedText : messages.errorPage.crashedText}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {messages.errorPage.reloadPage}
        </Button>
        <Button href="/">{messages.errorPage.backToHome}</Button>
      </Box>
    </>
  );
}

/** Error page without a layout, shown if the failed page has no layout or its layout threw an error. */
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
