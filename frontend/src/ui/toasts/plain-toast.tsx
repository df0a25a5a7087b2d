import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.js';
import { currentToast, nextToast, onToastPutAway, putToastAway, subscribeToToasts, type Toast } from './toast-queue.js';

/**
 * Default time in milliseconds for which a toast is shown. Longer than in the full toast stack, whose timer pauses
 * while the pointer is over the toast.
 */
const DURATION = 8_000;

/** Shows one toast at a time if the code of the full toast stack cannot be loaded, for example offline. */
export function PlainToast({ region }: { region: HTMLElement }) {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    let isShowing = false;
    const show = (next: Toast | null) => {
      clearTimeout(timer);
      isShowing = next !== null;
      if (next) timer = window.setTimeout(showNext, next.durationMs ?? DURATION);
      setToast(next);
    };
    const showNext = () => show(nextToast());
    show(currentToast());
    const ends = [subscribeToToasts(() => isShowing || showNext()), onToastPutAway(showNext)];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, []);
  if (!toast) return null;
  return createPortal(
    <Box sx={PLACE}>
      <ToastCard toast={toast} onClose={putToastAway} />
    </Box>,
    region,
  );
}

/**
 * On phones, places the toast below the builder's two bars (113 px high), because the builder's buttons are at the
 * bottom.
 */
const PLACE = {
  position: 'fixed',
  top: { xs: 120, sm: 'auto' },
  bottom: { sm: 20 },
  right: 20,
  zIndex: 'snackbar',
} as const;
