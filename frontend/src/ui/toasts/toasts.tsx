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
/** Milliseconds until the stack is preloaded, so that toasts also work offline. */
const LOAD_AHEAD_DELAY = 1_000;

/** The returned function is stable across renders. */
export const useToast = (): ShowToast => showToast;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const wanted = useSyncExternalStore(subscribeToToasts, hasToasts);
  useEffect(() => (region ? keepReachable(region) : undefined), [region]);
  useEffect(() => {
    // The first toast retries a failed load.
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

/** Adds the F8 shortcut. Open dialogs hide other content from screen readers, but toasts must stay announced. */
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
