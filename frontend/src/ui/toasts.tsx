import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.js';

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

const DURATION_MS = 5_000;
/** Long enough to read a line; then a toast makes way for the next. One that offers to undo keeps its full time. */
const MIN_VISIBLE_MS = 2_000;

/** One toast is visible at a time; the others wait their turn, so no news is lost. */
const waiting: Toast[] = [];
let showing: { toast: Toast; key: SnackbarKey; since: number } | null = null;

const showToast: ShowToast = (toast) => {
  const known = showing ? [showing.toast, ...waiting] : waiting;
  if (!toast.action && known.some((other) => sameText(other, toast))) return;
  waiting.push(toast);
  if (showing) makeWay();
  else showNext();
};

const sameText = (a: Toast, b: Toast) => a.title === b.title && a.description === b.description;

function showNext(): void {
  const toast = waiting.shift();
  showing = null;
  if (!toast) return;
  const key = enqueueSnackbar({
    message: toast.title,
    autoHideDuration: toast.durationMs ?? DURATION_MS,
    content: (id) => <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />,
    onExited: showNext,
  });
  showing = { toast, key, since: Date.now() };
  makeWay();
}

function makeWay(): void {
  if (!showing || showing.toast.action || waiting.length === 0) return;
  const { key, since } = showing;
  setTimeout(() => closeSnackbar(key), since + MIN_VISIBLE_MS - Date.now());
}

/** The function is the same in every render. */
export const useToast = (): ShowToast => showToast;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => (region ? keepReachable(region) : undefined), [region]);
  return (
    <SnackbarProvider
      maxSnack={1}
      domRoot={region ?? undefined}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      {children}
      {createPortal(
        <section ref={setRegion} aria-label="Notifications (F8)" aria-live="polite" tabIndex={-1} />,
        document.body,
      )}
    </SnackbarProvider>
  );
}

/** F8 moves to the toasts. An open dialog hides everything else from screen readers; its own news must stay audible. */
function keepReachable(region: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    (region.querySelector<HTMLElement>('button') ?? region).focus();
  };
  const unhide = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  unhide.observe(region, { attributeFilter: ['aria-hidden'] });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    unhide.disconnect();
    document.removeEventListener('keydown', onKeyDown);
  };
}
