import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ResumeSheets } from '@shortlist/ui-kit/sheets/resume-sheets';
import { SheetColumn } from '@shortlist/ui-kit/sheets/sheet-column';
import { useDraft } from '../draft/draft-store.js';
import { withSampleText } from './sample-text.js';

interface PreviewProps {
  /** A text was clicked that comes from this field. */
  onField: (path: string) => void;
}

/** The pages of the file to come, exactly as they will be. */
export function Preview({ onField }: PreviewProps) {
  return <SheetColumn onField={onField}>{(width) => <DraftSheets width={width} />}</SheetColumn>;
}

function DraftSheets({ width }: { width: number }) {
  const data = useDraft((state) => state.content.data);
  const templateKey = useDraft((state) => state.content.templateKey);
  const shown = useMemo(() => withSampleText(data), [data]);
  return (
    <>
      {shown.sampled && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
          Grey text is a sample. It makes way for yours and is in no file.
        </Typography>
      )}
      <ResumeSheets data={shown.data} templateKey={templateKey} width={width} sampled={shown.sampled} />
    </>
  );
}
