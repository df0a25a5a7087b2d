import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
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

/** One toast is visible at a time; the others wait their turn, so no news is lost. */
const waiting: Toast[] = [];
let showing: Toast | null = null;

const showToast: ShowToast = (toast) => {
  const known = showing ? [showing, ...waiting] : waiting;
  if (!toast.action && known.some((other) => sameText(other, toast))) return;
  waiting.push(toast);
  if (!showing) showNext();
};

const sameText = (a: Toast, b: Toast) => a.title === b.title && a.description === b.description;

function showNext(): void {
  const toast = waiting.shift() ?? null;
  showing = toast;
  if (!toast) return;
  enqueueSnackbar({
    message: toast.title,
    autoHideDuration: toast.durationMs ?? DURATION_MS,
    content: (key) => <ToastCard toast={toast} onClose={() => closeSnackbar(key)} />,
    onExited: showNext,
  });
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
