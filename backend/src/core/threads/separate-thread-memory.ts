import { setFlagsFromString } from 'node:v8';

/**
 * Ends the effect of Node's option `--max-semi-space-size` on threads that start later, whose own limit of the young
 * generation it would override: each thread would take 60 MB more. V8 reads the option when it creates a heap, so the
 * main thread keeps its size.
 */
export function separateThreadMemory(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
