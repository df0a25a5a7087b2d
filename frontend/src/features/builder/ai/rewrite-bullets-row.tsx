import { useState } from 'react';
import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { useToast, type Toast } from '../../../ui/toasts/toasts.js';
import { acceptSuggestion, editData, useDraft } from '../draft/draft-store.js';
import { setBullets } from '../draft/resume-edits.js';
import { rewriteBullets } from './ai-calls.js';
import { messages } from './messages.js';
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

const texts = messages.rewriteBullets;

interface Review {
  answer: RewriteBulletsView;
  /** The user's bullets at the time of the request. */
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
    request: async (signal): Promise<Review> => {
      const { data, jdText } = useDraft.getState().content;
      const job = data.experience[index] ?? emptyExperience();
      return { answer: await rewriteBullets(job, jdText, signal), typed: job.bullets };
    },
    apply: ({ answer, typed }) => {
      if (answer.lines.length === 0) return texts.empty;
      const lines = suggestedLines(answer);
      if (!lines.some(isOffer) && !isReordered(lines, typed)) return noChangesToast(answer, lines);
      setReview({ answer, typed });
      return undefined;
    },
    failure: texts.failed,
  });
  const accept = ({ answer, typed }: Review, decisions: readonly Decision[], order: boolean) => {
    setReview(null);
    const current = useDraft.getState().content.data.experience[index]?.bullets;
    if (current?.join('\n') !== typed.join('\n')) return toast(texts.outdated);
    editData((data) => setBullets(data, index, decidedBullets(suggestedLines(answer), decisions, typed, order)));
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
        blockedBy={ready ? null : texts.blocked}
        onClick={suggestion.request}
      />
      {review && (
        <SuggestionReview
          title={texts.dialogTitle}
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

/**
 * Returns a toast that explains why the bullets do not change. Calls the bullets "strong" only if all contain numbers.
 */
function noChangesToast({ notice }: RewriteBulletsView, lines: readonly SuggestedLine[]): Toast {
  const reason = notice ?? lines.flatMap(({ remarks }) => remarks)[0];
  const bullets = lines.flatMap(({ before }) => before);
  if (reason === undefined && bullets.every((bullet) => /\p{Nd}/u.test(bullet))) return { title: texts.strong };
  return { title: texts.unchanged, description: reason ?? texts.unchangedDetail };
}
