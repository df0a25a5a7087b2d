import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Companion, CompanionState } from '../keeping/companion.js';

/** Saves changes of the companion document while the component is mounted. */
export function useCompanion<Content>(companion: Companion<Content>): CompanionState<Content> {
  useEffect(() => companion.connect(), [companion]);
  return useStore(companion.store);
}
