import Box from '@mui/material/Box';
import { wordCount } from '@shortlist/shared/ats/count-words';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { RewriteSummaryRow } from '../ai/rewrite-summary-row.js';
import { useDraft } from '../draft/draft-store.js';
import { DraftField } from '../fields/draft-field.js';

export function SummaryStep() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DraftField
        path="summary.text"
        label="Summary"
        lines={6}
        maxLength={LIMITS.textLength}
        placeholder="Critical-care nurse with nine years in mixed ICU settings …"
        hint={<WordCount />}
      />
      <RewriteSummaryRow />
    </Box>
  );
}

/** Counted as the score counts, so that both give the same advice. */
function WordCount() {
  const words = useDraft((state) => wordCount(state.content.data.summary.text));
  return `${words} ${words === 1 ? 'word' : 'words'} (aim for 30–80)`;
}
