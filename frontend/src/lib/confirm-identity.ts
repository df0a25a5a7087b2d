/** Resolves to true once the owner has proved who they are, to false if they cancel. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let pending: Promise<boolean> | undefined;

/** The one dialog of the application that asks. */
export function setIdentityPrompt(next: Prompt | undefined): void {
  prompt = next;
}

/** Several requests that need it at the same time share one dialog. */
export function confirmIdentity(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
