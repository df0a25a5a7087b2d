import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Saving as SavingOf } from '../../../sync/saving.js';
import type { DraftContent } from '../draft/draft-content.js';
import type { SaveState } from './record/save-state.js';

export type Saving = SavingOf<DraftContent, MergePart>;

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Saving is provided by the builder page.');
  return saving;
}

export function useSaveState(): SaveState {
  const saving = useSaving();
  return useSyncExternalStore(
    (listener) => saving.subscribe(listener),
    () => saving.state(),
  );
}
