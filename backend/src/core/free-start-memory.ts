/**
 * Frees memory that only startup needed: mainly the compiled code of modules, which V8 would otherwise keep for several
 * more garbage collections. Has no effect unless Node runs with `--expose-gc`.
 */
export function freeStartMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
