import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { wordCount } from '@shortlist/shared/ats/count-words';
import { useState } from 'react';
import { acceptSuggestion, setText, useDraft } from '../draft/draft-store.js';
import { useToast } from '../../../ui/toasts.js';
import { rewriteSummary } from './ai-calls.js';
import { told, type SuggestedLine } from './suggested-lines.js';
import { SuggestionReview } from './suggestion-review.js';
import { SuggestionRow } from './suggestion-row.js';
import { undoOffer } from './undo-offer.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSuggestion } from './use-suggestion.js';

interface Review {
  answer: RewriteSummaryView;
  /** The summary that was sent. */
  typed: string;
}

/** A shorter one is not called strong: the score asks for as many. */
const LEAST_WORDS = 30;
const NOTHING_MORE = 'Your resume has nothing to add yet. Write more about your work and skills, then try again.';

export function RewriteSummaryRow() {
  const toast = useToast();
  const [review, setReview] = useState<Review | null>(null);
  const button = useReturnFocus(review !== null);
  const named = useDraft((state) => state.content.data.personal.fullName.trim() !== '');
  const suggestion = useSuggestion({
    ask: async (signal): Promise<Review> => {
      const { data, jdText } = useDraft.getState().content;
      return { typed: data.summary.text, answer: await rewriteSummary(data, jdText, signal) };
    },
    apply: (asked) => {
      const { summary, notice } = asked.answer;
      if (summary.trim() === '')
        return {
          title: 'Nothing to write from yet',
          description: notice ?? 'Add your job title, your work or your skills first.',
        };
      if (summary === asked.typed)
        return notice === undefined && wordCount(summary) >= LEAST_WORDS
          ? { title: 'Your summary is already strong' }
          : { title: 'No changes suggested', description: notice ?? NOTHING_MORE };
      setReview(asked);
      return undefined;
    },
    failure: 'Failed to rewrite summary. Please try again.',
  });
  const accept = ({ typed, answer }: Review) => {
    setReview(null);
    if (useDraft.getState().content.data.summary.text !== typed)
      return toast({ title: 'Your summary has changed', description: 'Try again for a new suggestion.' });
    setText('summary.text', answer.summary);
    acceptSuggestion();
    toast(undoOffer('Summary rewritten', toast));
  };
  return (
    <>
      <SuggestionRow
        ref={button}
        task="rewrites"
        label="AI Write"
        pendingLabel="Writing…"
        pending={suggestion.pending}
        blockedBy={named ? null : 'Enter your full name first'}
        onClick={suggestion.ask}
      />
      {review && (
        <SuggestionReview
          title="Suggested summary"
          nameOf={() => 'Summary'}
          lines={[summaryLine(review)]}
          engine={review.answer.engine}
          notice={review.answer.notice}
          onAccept={() => accept(review)}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}

const summaryLine = ({ typed, answer: { summary, reasons, flags } }: Review): SuggestedLine => ({
  before: typed === '' ? [] : [typed],
  after: [summary],
  reasons,
  ...told(flags, summary),
});
