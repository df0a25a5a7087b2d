export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Milliseconds for which the toast is shown; five seconds by default. A toast with an undo button needs longer. */
  durationMs?: number;
  onShown?: () => void;
}

export type ShowToast = (toast: Toast) => void;

const waiting: Toast[] = [];
let visible: Toast | null = null;
let everUsed = false;
const listeners = new Set<() => void>();
const closers = new Set<() => void>();

export const showToast: ShowToast = (toast) => {
  const known = visible ? [visible, ...waiting] : waiting;
  if (!toast.action && known.some((other) => sameText(other, toast))) return toast.onShown?.();
  waiting.push(toast);
  everUsed = true;
  listeners.forEach((listener) => listener());
};

const sameText = (a: Toast, b: Toast) => a.title === b.title && a.description === b.description;

/** Makes the next queued toast visible. Returns null if the queue is empty. */
export function nextToast(): Toast | null {
  visible = waiting.shift() ?? null;
  return visible;
}

export const currentToast = (): Toast | null => visible ?? nextToast();

export const anyWaiting = (): boolean => waiting.length > 0;

/** Whether any toast has been shown since the page loaded. */
export const hasToasts = (): boolean => everUsed;

/** Dismisses the visible toast. Call when a dialog opens, because the toast could cover or contradict the dialog. */
export function putToastAway(): void {
  // Clear the toast immediately, so that the same text can be queued again during the closing animation.
  visible = null;
  closers.forEach((close) => close());
}

/**
 * Registers the renderer's function that closes the visible toast.
 *
 * @returns a function that unsubscribes
 */
export function onToastPutAway(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
