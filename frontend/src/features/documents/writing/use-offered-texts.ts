import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { same } from '@shortlist/ui-kit/same';
import type { KeptDocument } from '../keeping/kept-document.js';
import { sayTheSame } from '../keeping/say-the-same.js';
import { decidedText, stretchesOf, type Stretch } from './changes.js';

interface OfferedTextsOptions<Content> {
  document: KeptDocument<Content>;
  textsOf: (content: Content) => readonly string[];
  withTexts: (content: Content, texts: readonly string[]) => Content;
}

export interface OfferedTexts {
  /** What would change in words that the person wrote, for each text; null when nothing is to be decided. */
  review: readonly (readonly Stretch[])[] | null;
  /** @returns whether the texts were taken, wait for a decision, or are those that are there already */
  offer: (texts: readonly string[]) => 'taken' | 'asked' | 'same';
  accept: (taken: (text: number, stretch: number) => boolean) => void;
  keep: () => void;
  /** True until the texts that were taken are changed. */
  canUndo: boolean;
  undo: () => void;
}

/** What a text was before it was taken, and after. */
interface Step {
  before: readonly string[];
  after: readonly string[];
}

/** Texts that were written for the person take the place of older ones, but of the person's own words only after asking. */
export function useOfferedTexts<Content>({ document, textsOf, withTexts }: OfferedTextsOptions<Content>): OfferedTexts {
  const current = useStore(document.shown, ({ content }) => content);
  const [review, setReview] = useState<OfferedTexts['review']>(null);
  const [step, setStep] = useState<Step | null>(null);
  /** The same, for a toast that was shown before the page was drawn with it. */
  const latestStep = useRef<Step | null>(null);
  /** What no person wrote. */
  const written = useRef<readonly string[]>([]);
  const latest = () => document.shown.getState().content;

  const remember = (next: Step | null) => {
    latestStep.current = next;
    setStep(next);
  };
  const take = (texts: readonly string[]) => {
    remember({ before: textsOf(latest()), after: texts });
    document.change(withTexts(latest(), texts));
  };
  return {
    review,
    offer: (texts) => {
      const before = textsOf(latest());
      if (sayTheSame(before, texts)) return 'same';
      const isFree = before.every((text, index) => text.trim() === '' || text === written.current[index]);
      if (isFree) {
        written.current = texts;
        take(texts);
        return 'taken';
      }
      setReview(texts.map((text, index) => stretchesOf(before[index] ?? '', text)));
      return 'asked';
    },
    accept: (taken) => {
      if (review) take(review.map((stretches, text) => decidedText(stretches, (stretch) => taken(text, stretch))));
      setReview(null);
    },
    keep: () => setReview(null),
    canUndo: step !== null && same(textsOf(current), step.after),
    undo: () => {
      const last = latestStep.current;
      if (last && same(textsOf(latest()), last.after)) document.change(withTexts(latest(), last.before));
      remember(null);
    },
  };
}
