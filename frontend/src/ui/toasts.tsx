import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasToasts, showToast, subscribeToToasts, type ShowToast } from './toast-queue.js';

export type { ShowToast, Toast } from './toast-queue.js';

/**
 * A chunk of its own, because the first paint does without it; asked for at once all the same, because a toast must
 * also come up when the network is gone.
 */
const toastStack = import('./toast-stack.js');
const ToastStack = lazy(() => toastStack);

/** The function is the same in every render. */
export const useToast = (): ShowToast => showToast;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const wanted = useSyncExternalStore(subscribeToToasts, hasToasts);
  useEffect(() => (region ? keepReachable(region) : undefined), [region]);
  return (
    <>
      {children}
      {createPortal(
        <section ref={setRegion} aria-label="Notifications (F8)" aria-live="polite" tabIndex={-1} />,
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
