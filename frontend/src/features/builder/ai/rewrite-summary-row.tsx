import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { wordCount } from '@shortlist/shared/text/count-words';
import { useState } from 'react';
import { acceptSuggestion, setText, useDraft } from '../draft/draft-store.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { rewriteSummary } from './ai-calls.js';
import { messages } from './messages.js';
import { splitFlags, type SuggestedLine } from './suggested-lines.js';
import { SuggestionReview } from './suggestion-review.js';
import { SuggestionRow } from './suggestion-row.js';
import { undoOffer } from './undo-offer.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSuggestion } from './use-suggestion.js';

const texts = messages.rewriteSummary;

interface Review {
  answer: RewriteSummaryView;
  /** The user's summary at the time of the request. */
  typed: string;
}

/** Minimum number of words in a strong summary, as in the scoring rules. */
const MIN_STRONG_WORDS = 30;

export function RewriteSummaryRow() {
  const toast = useToast();
  const [review, setReview] = useState<Review | null>(null);
  const button = useReturnFocus(review !== null);
  const hasName = useDraft((state) => state.content.data.personal.fullName.trim() !== '');
  const suggestion = useSuggestion({
    request: async (signal): Promise<Review> => {
      const { data, jdText } = useDraft.getState().content;
      return { typed: data.summary.text, answer: await rewriteSummary(data, jdText, signal) };
    },
    apply: (next) => {
      const { summary, notice } = next.answer;
      if (summary.trim() === '') return { title: texts.empty, description: notice ?? texts.emptyDetail };
      if (summary === next.typed)
        return notice === undefined && wordCount(summary) >= MIN_STRONG_WORDS
          ? { title: texts.strong }
          : { title: texts.unchanged, description: notice ?? texts.unchangedDetail };
      setReview(next);
      return undefined;
    },
    failure: texts.failed,
  });
  const accept = ({ typed, answer }: Review) => {
    setReview(null);
    if (useDraft.getState().content.data.summary.text !== typed) return toast(texts.outdated);
    setText('summary.text', answer.summary);
    acceptSuggestion();
    toast(undoOffer(texts.accepted, toast));
  };
  return (
    <>
      <SuggestionRow
        ref={button}
        task="rewrites"
        label={texts.label}
        pendingLabel={texts.pending}
        pending={suggestion.pending}
        blockedBy={hasName ? null : texts.blocked}
        onClick={suggestion.request}
      />
      {review && (
        <SuggestionReview
          title={texts.dialogTitle}
          nameOf={() => texts.name}
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
  ...splitFlags(flags, summary),
});
