/** Names that this page holds; the only knowledge there is where the browser has no Web Locks (plain http). */
const held = new Set<string>();

/** Ends the hold. */
export type Release = () => void;

/**
 * Makes this page the only one of the browser that works on the thing of that name, until it lets go or is closed.
 * A page that was left a moment ago may still hold it, therefore the patience.
 *
 * @param patience milliseconds to wait for another page to let go
 * @returns null when another page keeps it
 */
export async function acquireTabLock(name: string, patience = 0): Promise<Release | null> {
  if (held.has(name)) return null;
  held.add(name);
  const letGo = () => void held.delete(name);
  const release = await locked(name, patience);
  if (!release) letGo();
  return release && (() => (letGo(), release()));
}

function locked(name: string, patience: number): Promise<Release | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    locks
      .request(`shortlist.${name}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      // Patience ran out, or the page may not use locks at all; either way it is not ours.
      .catch((error: unknown) => resolve(isTimeout(error) ? null : () => undefined));
  });
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
