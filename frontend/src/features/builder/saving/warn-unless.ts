/** Has the browser ask before a page goes with which work would be lost. */
export function warnUnless(safe: boolean, event: BeforeUnloadEvent): void {
  if (!safe) event.preventDefault();
}
