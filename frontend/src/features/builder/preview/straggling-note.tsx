import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { straggling } from '@shortlist/shared/layout/fit-to-pages';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { pageCount, useFitToPages } from '../layout-panel/use-fit-to-pages.js';
import { messages } from './messages.js';

/** Offers to make the resume one page shorter if its last page has only a few lines of text. */
export function StragglingNote({ layout }: { layout: LaidOutDocument }) {
  const { fit, isBusy } = useFitToPages();
  const lines = straggling(layout);
  if (lines === undefined) return null;
  const pages = layout.pages.length;
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isBusy} onClick={() => fit(pages - 1)}>
          {messages.stragglingNote.fit(pageCount(pages - 1))}
        </Button>
      }
    >
      {messages.stragglingNote.text(pages, lines)}
    </Alert>
  );
}
