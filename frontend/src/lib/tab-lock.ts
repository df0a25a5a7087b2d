/**
 * Names of the locks that this tab holds. Over plain HTTP, browsers lack the Web Locks API, so these locks do not
 * affect other tabs.
 */
const held = new Set<string>();

export type Release = () => void;

/**
 * Acquires a lock that only one browser tab can hold, until it is released or the tab closes. A tab that was just
 * closed may still hold the lock for a moment.
 *
 * @param patience milliseconds to wait for another tab to release the lock
 * @returns null if another tab still holds the lock
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
      // A timeout means that another page holds the lock. After other errors, such as a missing permission, continue
      // without a lock.
      .catch((error: unknown) => resolve(isTimeout(error) ? null : () => undefined));
  });
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
