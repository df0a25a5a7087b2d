import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../lib/idle-queue.js';
import { messages } from '../messages.js';
import { PlainToast } from './plain-toast.js';
import { hasToasts, showToast, subscribeToToasts, type ShowToast } from './toast-queue.js';

export type { ShowToast, Toast } from './toast-queue.js';

const loadToastStack = () => import('./toast-stack.js');
const ToastStack = lazy<ComponentType<{ region: HTMLElement }>>(() =>
  loadToastStack().catch(() => ({ default: PlainToast })),
);
/** Milliseconds until the toast stack is preloaded. Once it is loaded, toasts also work offline. */
const LOAD_AHEAD_DELAY = 1_000;

/** Returns a function that shows a toast. The function is the same on every render. */
export const useToast = (): ShowToast => showToast;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const wanted = useSyncExternalStore(subscribeToToasts, hasToasts);
  useEffect(() => (region ? keepReachable(region) : undefined), [region]);
  useEffect(() => {
    // Ignore failures: loading is retried when the first toast is shown.
    const load = () => void loadToastStack().catch(() => undefined);
    const timer = setTimeout(() => whenIdle(load), LOAD_AHEAD_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {createPortal(
        <section ref={setRegion} aria-label={messages.toasts.label} aria-live="polite" tabIndex={-1} />,
        document.body,
      )}
      {wanted && region && (
        <Suspense>
          <ToastStack region={region} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Makes toasts accessible: F8 moves focus to them, and screen readers announce them even while a dialog hides the
 * rest of the page.
 */
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
