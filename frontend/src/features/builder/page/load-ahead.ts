import { useEffect } from 'react';
import { whenIdle } from '../../../lib/idle-queue.js';

export const loadPreview = () => import('../preview/preview.js');
export const loadLaterStep = () => import('../wizard/later-step.js');
export const loadKeywords = () => import('../job-description/recommended-keywords.js');
export const loadSuggestionDialog = () => import('../ai/suggestion-dialog.js');
export const loadLayoutPanel = () => import('../layout-panel/layout-panel.js');
export const loadExportDialog = () => import('../export/export-dialog.js');

/** In the order in which somebody who starts at the first step comes to need them. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  loadPreview,
  loadLaterStep,
  loadSuggestionDialog,
  loadKeywords,
  loadLayoutPanel,
  loadExportDialog,
];

/** By then the page and its fonts have arrived, and the first step is being read. Milliseconds. */
const DELAY = 1_500;

/**
 * Fetches the parts of the builder that the first paint does without, one after the other, before a tap needs them or
 * the network is gone.
 */
export function useLoadAhead(): void {
  useEffect(() => {
    let takeBack: () => void = () => undefined;
    let isLeft = false;
    const next = (place: number) => {
      const load = PARTS[place];
      if (isLeft || !load) return;
      takeBack = whenIdle(() => {
        // A part that is opened asks again, and it is there that a failure is told.
        void load().then(
          () => next(place + 1),
          () => next(place + 1),
        );
      });
    };
    const timer = setTimeout(() => next(0), DELAY);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      takeBack();
    };
  }, []);
}
