import { readStored, store } from './device-storage.js';

const KEY = 'shortlist.steps.v1';
/** Key of the visitor's draft, which has no id. */
const DRAFT = 'draft';
/** Number of remembered resumes; the least recently opened are dropped. */
const MAX_ENTRIES = 60;

/** Stores the last step of a resume on this device. */
export function keepLastStep(id: string | null, step: number): void {
  const name = id ?? DRAFT;
  const others = Object.entries(readStored(KEY) ?? {}).filter(([other]) => other !== name);
  store(KEY, Object.fromEntries([...others.slice(1 - MAX_ENTRIES), [name, step]]));
}

/** Returns a step from 0 to 7; 0 for resumes never opened on this device. */
export function lastStepOf(id: string | null): number {
  const step = readStored(KEY)?.[id ?? DRAFT];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7 ? step : 0;
}
