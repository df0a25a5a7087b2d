import { readStored, store } from './device-storage.js';

const KEY = 'shortlist.steps.v1';
/** Key of the last wizard step of an unsaved resume, which has no id yet. */
const DRAFT = 'draft';
/** Maximum number of resumes whose last wizard step is stored. The least recently opened resumes are dropped. */
const MAX_ENTRIES = 60;

export function keepLastStep(id: string | null, step: number): void {
  const name = id ?? DRAFT;
  const others = Object.entries(readStored(KEY) ?? {}).filter(([other]) => other !== name);
  store(KEY, Object.fromEntries([...others.slice(1 - MAX_ENTRIES), [name, step]]));
}

/**
 * Returns the last visited wizard step of a resume, from 0 to 7. Returns 0 if the resume was never opened on this
 * device.
 */
export function lastStepOf(id: string | null): number {
  const step = readStored(KEY)?.[id ?? DRAFT];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7 ? step : 0;
}
