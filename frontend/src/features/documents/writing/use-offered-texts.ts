import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { same } from '@shortlist/ui-kit/same';
import type { Companion } from '../keeping/companion.js';
import { equalIgnoringWhitespace } from '../../../lib/equal-ignoring-whitespace.js';
import { segmentsOf, textWithAccepted, type Segment } from '../text-parts/changes.js';

interface OfferedTextsOptions<Content> {
  companion: Companion<Content>;
  textsOf: (content: Content) => readonly string[];
  withTexts: (content: Content, texts: readonly string[]) => Content;
}

export interface OfferedTexts {
  /** Suggested changes to text that the user wrote, one list per text; null if there is nothing to review. */
  review: readonly (readonly Segment[])[] | null;
  offer: (texts: readonly string[]) => 'applied' | 'needs-review' | 'unchanged';
  accept: (isAccepted: (text: number, segment: number) => boolean) => void;
  keep: () => void;
  /** Whether applying the generated texts can be undone. True until the user edits them. */
  canUndo: boolean;
  undo: () => void;
}

interface Step {
  before: readonly string[];
  after: readonly string[];
}

/** Applies generated texts. If they would replace the user's own text, they are applied only after a review. */
export function useOfferedTexts<Content>({
  companion,
  textsOf,
  withTexts,
}: OfferedTextsOptions<Content>): OfferedTexts {
  const current = useStore(companion.store, ({ content }) => content);
  const [review, setReview] = useState<OfferedTexts['review']>(null);
  const [step, setStep] = useState<Step | null>(null);
  /** The current undo step. Toast callbacks read this ref, because they outlive the render that created them. */
  const latestStep = useRef<Step | null>(null);
  /** The generated texts that were last applied without a review. They do not count as the user's own text. */
  const generated = useRef<readonly string[]>([]);
  const latest = () => companion.store.getState().content;

  const setUndoStep = (next: Step | null) => {
    latestStep.current = next;
    setStep(next);
  };
  const apply = (texts: readonly string[]) => {
    setUndoStep({ before: textsOf(latest()), after: texts });
    companion.change(withTexts(latest(), texts));
  };
  return {
    review,
    offer: (texts) => {
      const before = textsOf(latest());
      if (equalIgnoringWhitespace(before, texts)) return 'unchanged';
      const isReplaceable = before.every((text, index) => text.trim() === '' || text === generated.current[index]);
      if (isReplaceable) {
        generated.current = texts;
        apply(texts);
        return 'applied';
      }
      setReview(texts.map((text, index) => segmentsOf(before[index] ?? '', text)));
      return 'needs-review';
    },
    accept: (isAccepted) => {
      if (review)
        apply(review.map((segments, text) => textWithAccepted(segments, (segment) => isAccepted(text, segment))));
      setReview(null);
    },
    keep: () => setReview(null),
    canUndo: step !== null && same(textsOf(current), step.after),
    undo: () => {
      const last = latestStep.current;
      if (last && same(textsOf(latest()), last.after)) companion.change(withTexts(latest(), last.before));
      setUndoStep(null);
    },
  };
}
