import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../lib/idle-queue.js';
import { messages } from './messages.js';
import { PlainToast } from './plain-toast.js';
import { hasToasts, showToast, subscribeToToasts, type ShowToast } from './toast-queue.js';

export type { ShowToast, Toast } from './toast-queue.js';

const loadToastStack = () => import('./toast-stack.js');
const ToastStack = lazy<ComponentType<{ region: HTMLElement }>>(() =>
  loadToastStack().catch(() => ({ default: PlainToast })),
);
/** Milliseconds. The first paint does without it, but a toast must also come up when the network is gone. */
const LOAD_AHEAD_DELAY = 1_000;

/** The function is the same in every render. */
export const useToast = (): ShowToast => showToast;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const wanted = useSyncExternalStore(subscribeToToasts, hasToasts);
  useEffect(() => (region ? keepReachable(region) : undefined), [region]);
  useEffect(() => {
    // A failure is retried by the first toast.
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
