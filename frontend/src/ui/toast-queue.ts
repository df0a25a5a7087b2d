export interface Toast {
  title: string;
  description?: string;
  /** `destructive` says that something did not work. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Replaces the five seconds, for toasts that offer to undo. */
  durationMs?: number;
}

export type ShowToast = (toast: Toast) => void;

/** One toast is visible at a time; the others wait their turn, so no news is lost. */
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

/** Makes the next toast the visible one; null when none waits. */
export function nextToast(): Toast | null {
  visible = waiting.shift() ?? null;
  return visible;
}

/** Returns the visible toast, or makes the first one that waits visible. */
export const currentToast = (): Toast | null => visible ?? nextToast();

export const anyWaiting = (): boolean => waiting.length > 0;

/** True from the first toast on. */
export const hasToasts = (): boolean => everUsed;

/** Puts the visible toast away: what is asked for next speaks of something else, and may open where the toast stands. */
export function putToastAway(): void {
  // The same words may come again while it fades.
  visible = null;
  closers.forEach((close) => close());
}

/** For whoever shows the visible toast. @returns ends it */
export function onToastPutAway(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
