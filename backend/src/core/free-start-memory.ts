/**
 * Frees memory that only the start of the process needed, if Node runs with `--expose-gc`: mainly the compiled code of
 * modules, which V8 would keep until several collections later.
 */
export function freeStartMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
