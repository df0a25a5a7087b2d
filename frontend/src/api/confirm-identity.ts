/** Resolves to true once the user has confirmed their identity, to false if they cancel. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the application's only identity dialog. */
export function setIdentityPrompt(next: Prompt | undefined): void {
  prompt = next;
}

/** Concurrent requests share one dialog. */
export function confirmIdentity(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
