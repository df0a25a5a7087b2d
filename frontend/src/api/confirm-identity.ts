/** Asks the user to confirm their identity. Resolves to false if the user cancels. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

export function setIdentityPrompt(next: Prompt | undefined): void {
  prompt = next;
}

/** Concurrent requests share one dialog. */
export function confirmIdentity(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
