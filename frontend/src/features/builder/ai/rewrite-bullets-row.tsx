import { useState } from 'react';
import type { RewriteBulletsView } from '@shortlist/shared/contract/ai';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { useToast } from '../../../ui/toasts.js';
import { acceptSuggestion, editData, useDraft } from '../draft/draft-store.js';
import { setBullets } from '../draft/resume-edits.js';
import { rewriteBullets } from './ai-calls.js';
import {
  decidedBullets,
  isChanged,
  bulletName,
  isReordered,
  suggestedLines,
  type Decision,
} from './suggested-lines.js';
import { SuggestionDialog } from './suggestion-dialog.js';
import { SuggestionRow } from './suggestion-row.js';
import { useSuggestion } from './use-suggestion.js';

interface Review {
  answer: RewriteBulletsView;
  /** The bullets that were sent. */
  typed: readonly string[];
}

export function RewriteBulletsRow({ index }: { index: number }) {
  const toast = useToast();
  const [review, setReview] = useState<Review | null>(null);
  const ready = useDraft((state) => {
    const job = state.content.data.experience[index];
    return job !== undefined && job.role.trim() !== '' && job.company.trim() !== '';
  });
  const suggestion = useSuggestion({
    ask: async (): Promise<Review> => {
      const { data, jdText } = useDraft.getState().content;
      const job = data.experience[index] ?? emptyExperience();
      return { answer: await rewriteBullets(job, jdText), typed: job.bullets };
    },
    apply: ({ answer, typed }) => {
      if (answer.lines.length === 0)
        return { title: 'No bullets yet', description: 'Say in your own words what you did, then ask again.' };
      const lines = suggestedLines(answer);
      const offers = lines.some((line) => isChanged(line) || line.withBlank !== undefined) || isReordered(lines, typed);
      if (!offers) return { title: 'Your bullets are already strong' };
      setReview({ answer, typed });
      return undefined;
    },
    failure: 'Failed to rewrite bullets. Please try again.',
  });
  const accept = ({ answer, typed }: Review, decisions: readonly Decision[], order: boolean) => {
    setReview(null);
    const current = useDraft.getState().content.data.experience[index]?.bullets;
    if (current?.join('\n') !== typed.join('\n'))
      return toast({ title: 'Your bullets have changed meanwhile', description: 'Ask again for new suggestions.' });
    editData((data) => setBullets(data, index, decidedBullets(suggestedLines(answer), decisions, typed, order)));
    acceptSuggestion();
    toast({ title: 'Bullets rewritten' });
  };
  return (
    <>
      <SuggestionRow
        task="rewrites"
        label="AI Optimize"
        pendingLabel="Optimizing…"
        pending={suggestion.pending}
        blockedBy={ready ? null : 'Enter the job title and the company first'}
        onClick={suggestion.ask}
      />
      {review && (
        <SuggestionDialog
          title="Suggested bullets"
          nameOf={(line) => bulletName(line, review.typed)}
          lines={suggestedLines(review.answer)}
          reordered={isReordered(suggestedLines(review.answer), review.typed)}
          onAccept={(decisions, order) => accept(review, decisions, order)}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}
