export interface Toast {
  title: string;
  description?: string;
  /** `destructive` marks failures. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Overrides the default of five seconds, for toasts with an undo action. */
  durationMs?: number;
}

export type ShowToast = (toast: Toast) => void;

/** One toast is visible at a time; the others wait, so none is lost. */
const waiting: Toast[] = [];
let visible: Toast | null = null;
let everUsed = false;
const listeners = new Set<() => void>();
const closers = new Set<() => void>();

export const showToast: ShowToast = (toast) => {
  const known = visible ? [visible, ...waiting] : waiting;
  if (!toast.action && known.some((other) => sameText(other, toast))) return;
  waiting.push(toast);
  everUsed = true;
  listeners.forEach((listener) => listener());
};

const sameText = (a: Toast, b: Toast) => a.title === b.title && a.description === b.description;

/** Makes the next toast visible; returns null when none waits. */
export function nextToast(): Toast | null {
  visible = waiting.shift() ?? null;
  return visible;
}

/** Returns the visible toast, or makes the first one that waits visible. */
export const currentToast = (): Toast | null => visible ?? nextToast();

export const anyWaiting = (): boolean => waiting.length > 0;

/** True once any toast has been shown. */
export const hasToasts = (): boolean => everUsed;

/** Dismisses the visible toast, which would cover or contradict what opens next. */
export function putToastAway(): void {
  // The same text may be queued again during the animation.
  visible = null;
  closers.forEach((close) => close());
}

/** Registers the renderer of the visible toast. @returns a function that unsubscribes */
export function onToastPutAway(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
