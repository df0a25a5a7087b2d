import { readStored, store } from './device-storage.js';

const KEY = 'shortlist.steps.v1';
/** A visitor's draft has no id in any account. */
const DRAFT = 'draft';
/** Resumes that are remembered; the ones opened longest ago are forgotten. */
const MOST = 60;

/** Remembers on this device at which step of the builder a resume was last worked on. */
export function keepLastStep(id: string | null, step: number): void {
  const name = id ?? DRAFT;
  const others = Object.entries(readStored(KEY) ?? {}).filter(([other]) => other !== name);
  store(KEY, Object.fromEntries([...others.slice(1 - MOST), [name, step]]));
}

/** From 0 to 7; 0 for a resume that was never opened on this device. */
export function lastStepOf(id: string | null): number {
  const step = readStored(KEY)?.[id ?? DRAFT];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7 ? step : 0;
}
