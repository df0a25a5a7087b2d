import Box from '@mui/material/Box';
import { wordCount } from '@shortlist/shared/ats/bullet-facts';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { rewriteSummary } from '../ai/ai-calls.js';
import { SuggestionRow } from '../ai/suggestion-row.js';
import { useSuggestion } from '../ai/use-suggestion.js';
import { acceptSuggestion, setText, useDraft } from '../draft/draft-store.js';
import { DraftField } from '../fields/draft-field.js';

export function SummaryStep() {
  const named = useDraft((state) => state.content.data.personal.fullName.trim() !== '');
  const suggestion = useSuggestion({
    ask: () => {
      const { data, jdText } = useDraft.getState().content;
      return rewriteSummary(data, jdText);
    },
    apply: ({ summary }) => {
      setText('summary.text', summary);
      acceptSuggestion();
      return { title: 'Summary rewritten' };
    },
    failure: 'Failed to rewrite summary. Please try again.',
  });
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
      <SuggestionRow
        label="AI Write"
        pendingLabel="Writing…"
        pending={suggestion.pending}
        blockedBy={named ? null : 'Enter your full name first'}
        onClick={suggestion.ask}
      />
    </Box>
  );
}

/** Counted as the score counts, so that both give the same advice. */
function WordCount() {
  const words = useDraft((state) => wordCount(state.content.data.summary.text));
  return `${words} ${words === 1 ? 'word' : 'words'}; 30 to 80 read best`;
}
