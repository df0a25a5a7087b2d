import { readStored, store } from './device-storage.js';

const KEY = 'shortlist.steps.v1';
/** Entry of the visitor's draft, which has no id, among the stored steps. */
const DRAFT = 'draft';
/** Maximum number of resumes whose step is stored. The least recently opened are dropped. */
const MAX_ENTRIES = 60;

/** Stores the last wizard step of a resume on this device. */
export function keepLastStep(id: string | null, step: number): void {
  const name = id ?? DRAFT;
  const others = Object.entries(readStored(KEY) ?? {}).filter(([other]) => other !== name);
  store(KEY, Object.fromEntries([...others.slice(1 - MAX_ENTRIES), [name, step]]));
}

/** Returns the last wizard step of a resume, from 0 to 7. Returns 0 if it was never opened on this device. */
export function lastStepOf(id: string | null): number {
  const step = readStored(KEY)?.[id ?? DRAFT];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7 ? step : 0;
}
