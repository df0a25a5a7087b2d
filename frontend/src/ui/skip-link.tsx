import Link from '@mui/material/Link';
import { messages } from './messages.js';

/** Link that skips to the main content (`id="main"`). It is the first tab stop of the page. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'absolute',
        insetInlineStart: 12,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        fontWeight: 700,
        '&:focus': { top: 8 },
      }}
    >
      {messages.skipLink.skipToContent}
    </Link>
  );
}
