/** Replaces localStorage and the page's event targets with fakes, for specs. */
export function fakeBrowser(): { window: EventTarget; stored: Map<string, string> } {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  // Replace BroadcastChannel, because Node's implementation keeps the process running.
  Object.assign(globalThis, { localStorage, window, document, BroadcastChannel: undefined });
  return { window, stored };
}
