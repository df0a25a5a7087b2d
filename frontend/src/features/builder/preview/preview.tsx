import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ResumeSheets } from '@shortlist/ui-kit/page-preview/resume-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import { useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';
import { withSampleText } from './sample-text.js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { straggling } from '@shortlist/shared/layout/fit-to-pages';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { pageCount, useFitToPages } from '../layout-panel/use-fit-to-pages.js';

interface PreviewProps {
  /** Called with the path of the field whose text the user clicked. */
  onField: (path: string) => void;
  /** Zoom factor; 1 fits the page to the column's width. */
  zoom: number;
}

export function Preview({ onField, zoom }: PreviewProps) {
  return (
    <SheetColumn onField={onField}>
      {(width) =>
        zoom === 1 ? (
          <DraftSheets width={width} />
        ) : (
          <Box tabIndex={0} role="region" aria-label={messages.preview.enlarged} sx={{ overflowX: 'auto' }}>
            <DraftSheets width={width * zoom} />
          </Box>
        )
      }
    </SheetColumn>
  );
}

function DraftSheets({ width }: { width: number }) {
  const data = useDraft((state) => state.content.data);
  const templateKey = useDraft((state) => state.content.templateKey);
  const shown = useMemo(() => withSampleText(data), [data]);
  return (
    <>
      {shown.sampled && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          {messages.preview.sample}
        </Typography>
      )}
      <ResumeSheets
        data={shown.data}
        templateKey={templateKey}
        width={width}
        sampled={shown.sampled}
        note={shown.sampled ? undefined : (layout) => <StragglingNote layout={layout} />}
      />
    </>
  );
}

/** Offers to shorten the resume by one page if its last page has only a few lines of text. */
function StragglingNote({ layout }: { layout: LaidOutDocument }) {
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
