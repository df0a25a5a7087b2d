import { useEffect } from 'react';
import { useStore } from 'zustand';
import { connectCompanion } from '../keeping/connect-companion.js';
import type { CompanionState, SyncedCompanion } from '../keeping/synced-companion.js';

/** Saves changes of the companion document while the component is mounted. */
export function useCompanion<Content>(companion: SyncedCompanion<Content>): CompanionState<Content> {
  useEffect(() => connectCompanion(companion), [companion]);
  return useStore(companion.store);
}
