import { useDraft } from '../src/features/builder/draft/draft-store.js';
import type { SaveState } from '../src/features/builder/saving/record/save-state.js';
import type { Saving } from '../src/features/builder/saving/saving.js';

export const RESUME_ID = '5e0c4a0e-6e0f-4a3f-8a55-6b6b3a6f6c01';

/** Returns a `Saving` whose saves all end in the given state. */
export const savingTo = (place: Saving['place'], state: SaveState = { kind: 'saved' }): Saving => ({
  place,
  state: () => state,
  subscribe: () => () => {},
  save: async () => state,
  saved: () => (place === 'device' ? undefined : { id: RESUME_ID, revision: 1, content: useDraft.getState().content }),
  resolve: async () => state,
  saveAsNew: async () => state,
  isBackedUp: () => true,
});
