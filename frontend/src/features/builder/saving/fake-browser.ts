/** The little of a browser that keeping a draft needs, for specs: what is stored, and the events of leaving. */
export function fakeBrowser(): { window: EventTarget; stored: Map<string, string> } {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(globalThis, { localStorage, window, document });
  return { window, stored };
}
