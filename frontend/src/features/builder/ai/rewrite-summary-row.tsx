import { useState } from 'react';
import { acceptSuggestion, setText, useDraft } from '../draft/draft-store.js';
import { useToast } from '../../../ui/toasts.js';
import { rewriteSummary } from './ai-calls.js';
import type { SuggestedLine } from './suggested-lines.js';
import { SuggestionDialog } from './suggestion-dialog.js';
import { SuggestionRow } from './suggestion-row.js';
import { useSuggestion } from './use-suggestion.js';

export function RewriteSummaryRow() {
  const toast = useToast();
  const [review, setReview] = useState<SuggestedLine | null>(null);
  const named = useDraft((state) => state.content.data.personal.fullName.trim() !== '');
  const suggestion = useSuggestion({
    ask: async () => {
      const { data, jdText } = useDraft.getState().content;
      return { typed: data.summary.text, answer: await rewriteSummary(data, jdText) };
    },
    apply: ({ typed, answer: { summary, reasons, flags } }) => {
      if (summary.trim() === '')
        return {
          title: 'Nothing to write from yet',
          description: 'Add your job title, your work or your skills first.',
        };
      if (summary === typed) return { title: 'Your summary is already strong' };
      const before = typed === '' ? [] : [typed];
      setReview({ before, after: [summary], reasons, untraced: flags.map(({ text }) => text) });
      return undefined;
    },
    failure: 'Failed to rewrite summary. Please try again.',
  });
  const accept = ({ before, after }: SuggestedLine) => {
    setReview(null);
    if (useDraft.getState().content.data.summary.text !== (before[0] ?? ''))
      return toast({ title: 'Your summary has changed meanwhile', description: 'Ask again for a new suggestion.' });
    setText('summary.text', after.join('\n'));
    acceptSuggestion();
    toast({ title: 'Summary rewritten' });
  };
  return (
    <>
      <SuggestionRow
        task="rewrites"
        label="AI Write"
        pendingLabel="Writing…"
        pending={suggestion.pending}
        blockedBy={named ? null : 'Enter your full name first'}
        onClick={suggestion.ask}
      />
      {review && (
        <SuggestionDialog
          title="Suggested summary"
          nameOf={() => 'Summary'}
          lines={[review]}
          onAccept={() => accept(review)}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}
