import { useEffect } from 'react';
import { whenIdle } from '../../../lib/idle-queue.js';
import { loadSuggestionDialog } from '../ai/suggestion-review.js';
import { loadKeywords } from '../job-description/job-description-card.js';
import { loadLaterStep } from '../wizard/wizard.js';

export const loadPreview = () => import('../preview/preview.js');
export const loadLayoutPanel = () => import('../layout-panel/layout-panel.js');
export const loadExportDialog = () => import('../export/export-dialog.js');

/**
 * Functions that load the builder's chunks, in the order in which users need them when they start at the first step.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  loadPreview,
  loadLaterStep,
  loadSuggestionDialog,
  loadKeywords,
  loadLayoutPanel,
  loadExportDialog,
];

/** Milliseconds before preloading starts. The page and its fonts have usually loaded by then. */
const DELAY = 1_500;

/**
 * Preloads the parts of the builder that are not visible at first, one after another, so that they open immediately and
 * offline.
 */
export function useLoadAhead(): void {
  useEffect(() => {
    let cancel: () => void = () => undefined;
    let isUnmounted = false;
    const next = (place: number) => {
      const load = PARTS[place];
      if (isUnmounted || !load) return;
      cancel = whenIdle(() => {
        // Ignore failures: opening this part of the builder loads its code again and reports the failure.
        void load().then(
          () => next(place + 1),
          () => next(place + 1),
        );
      });
    };
    const timer = setTimeout(() => next(0), DELAY);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      cancel();
    };
  }, []);
}
