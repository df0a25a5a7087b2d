import { useState } from 'react';
import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { useToast, type Toast } from '../../../ui/toasts.js';
import { acceptSuggestion, editData, useDraft } from '../draft/draft-store.js';
import { setBullets } from '../draft/resume-edits.js';
import { rewriteBullets } from './ai-calls.js';
import {
  bulletName,
  decidedBullets,
  isOffer,
  isReordered,
  suggestedLines,
  type Decision,
  type SuggestedLine,
} from './suggested-lines.js';
import { SuggestionReview } from './suggestion-review.js';
import { SuggestionRow } from './suggestion-row.js';
import { undoOffer } from './undo-offer.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSuggestion } from './use-suggestion.js';

interface Review {
  answer: RewriteBulletsView;
  /** The bullets that were sent. */
  typed: readonly string[];
}

export function RewriteBulletsRow({ index }: { index: number }) {
  const toast = useToast();
  const [review, setReview] = useState<Review | null>(null);
  const button = useReturnFocus(review !== null);
  const ready = useDraft((state) => {
    const job = state.content.data.experience[index];
    return job !== undefined && job.role.trim() !== '' && job.company.trim() !== '';
  });
  const suggestion = useSuggestion({
    ask: async (signal): Promise<Review> => {
      const { data, jdText } = useDraft.getState().content;
      const job = data.experience[index] ?? emptyExperience();
      return { answer: await rewriteBullets(job, jdText, signal), typed: job.bullets };
    },
    apply: ({ answer, typed }) => {
      if (answer.lines.length === 0)
        return { title: 'No bullets yet', description: 'Describe what you did in your own words, then try again.' };
      const lines = suggestedLines(answer);
      if (!lines.some(isOffer) && !isReordered(lines, typed)) return nothingToChange(answer, lines);
      setReview({ answer, typed });
      return undefined;
    },
    failure: 'Failed to rewrite bullets. Please try again.',
  });
  const accept = ({ answer, typed }: Review, decisions: readonly Decision[], order: boolean) => {
    setReview(null);
    const current = useDraft.getState().content.data.experience[index]?.bullets;
    if (current?.join('\n') !== typed.join('\n'))
      return toast({ title: 'Your bullets have changed', description: 'Try again for new suggestions.' });
    editData((data) => setBullets(data, index, decidedBullets(suggestedLines(answer), decisions, typed, order)));
    acceptSuggestion();
    toast(undoOffer('Bullets rewritten', toast));
  };
  return (
    <>
      <SuggestionRow
        ref={button}
        task="rewrites"
        label="Improve bullets"
        pendingLabel="Improving…"
        pending={suggestion.pending}
        blockedBy={ready ? null : 'Enter the job title and the company first'}
        onClick={suggestion.ask}
      />
      {review && (
        <SuggestionReview
          title="Suggested bullets"
          nameOf={(line) => bulletName(line, review.typed)}
          lines={suggestedLines(review.answer)}
          engine={review.answer.engine}
          notice={review.answer.notice}
          reordered={isReordered(suggestedLines(review.answer), review.typed)}
          onAccept={(decisions, order) => accept(review, decisions, order)}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}

/** Bullets that stay as they are, and why. Only those that say how much are called strong. */
function nothingToChange({ notice }: RewriteBulletsView, lines: readonly SuggestedLine[]): Toast {
  const why = notice ?? lines.flatMap(({ remarks }) => remarks)[0];
  const told = lines.flatMap(({ before }) => before);
  if (why === undefined && told.every((bullet) => /\p{Nd}/u.test(bullet)))
    return { title: 'Your bullets are already strong' };
  return {
    title: 'No changes suggested',
    description: why ?? 'We found nothing to change. Add numbers and results to make your bullets stronger.',
  };
}
