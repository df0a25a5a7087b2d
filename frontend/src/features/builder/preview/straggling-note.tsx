import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { straggling } from '@shortlist/shared/layout/fit-to-pages';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { pagesInWords, useFit } from '../layout-panel/use-fit.js';

/** A last page with a few lines on it looks like an accident, and can mostly be avoided. */
export function StragglingNote({ layout }: { layout: LaidOutDocument }) {
  const { fit, isBusy } = useFit();
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
          Fit to {pagesInWords(pages - 1)}
        </Button>
      }
    >
      Page {pages} has only {lines === 1 ? '1 line' : `${lines} lines`}.
    </Alert>
  );
}
