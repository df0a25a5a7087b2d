import Box from '@mui/material/Box';
import { wordCount } from '@shortlist/shared/text/count-words';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { RewriteSummaryRow } from '../ai/rewrite-summary-row.js';
import { useDraft } from '../draft/draft-store.js';
import { DraftField } from '../fields/draft-field.js';
import { messages } from './messages.js';

export function SummaryStep() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DraftField
        path="summary.text"
        label={messages.summary.label}
        lines={6}
        maxLength={LIMITS.textLength}
        placeholder={messages.summary.placeholder}
        hint={<WordCount />}
      />
      <RewriteSummaryRow />
    </Box>
  );
}

/** Shows the number of words, counted as in the scoring rules, so that it matches their advice. */
function WordCount() {
  const words = useDraft((state) => wordCount(state.content.data.summary.text));
  return messages.summary.wordCount(words);
}
