import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.js';
import { anyWaiting, currentToast, nextToast, onToastPutAway, subscribeToToasts, type Toast } from './toast-queue.js';

const DURATION_MS = 5_000;
/** Minimum time in milliseconds that a toast without a button stays visible while other toasts wait. */
const MIN_VISIBLE_MS = 2_000;
/** Minimum time in milliseconds that a toast with an undo button stays visible while other toasts wait. */
const MIN_OFFERED_MS = 3_500;

export default function ToastStack({ region }: { region: HTMLElement }) {
  const { shown, close, showNext } = useToastsInTurn();
  // Phones show toasts at the top, because the primary buttons and the keyboard are at the bottom.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  if (!shown) return null;
  const { toast, number, isOpen } = shown;
  return createPortal(
    <Snackbar
      key={number}
      open={isOpen}
      autoHideDuration={toast.durationMs ?? DURATION_MS}
      // Close only on the timeout, because Escape and a click outside the toast are meant for dialogs.
      onClose={(_, reason) => reason === 'timeout' && close()}
      anchorOrigin={isPhone ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'right' }}
      slots={{ transition: isPhone ? FromAbove : FromBelow }}
      slotProps={{ transition: { onExited: showNext } }}
      sx={isPhone ? BELOW_THE_BARS : undefined}
    >
      <ToastCard toast={toast} onClose={close} />
    </Snackbar>,
    region,
  );
}

/** Slides the toast in, because a fade would lower the contrast of the text. */
const FromAbove = (props: SlideProps) => <Slide {...props} direction="down" />;
const FromBelow = (props: SlideProps) => <Slide {...props} direction="up" />;

/** Places toasts below the builder's two bars, which are 113 px high. */
const BELOW_THE_BARS = { '&&': { top: 120 } };

interface Shown {
  toast: Toast;
  number: number;
  /** False during the closing animation. */
  isOpen: boolean;
}

function useToastsInTurn() {
  const [shown, setShown] = useState<Shown | null>(null);
  const next = useRef<() => void>(undefined);
  const close = () => setShown((now) => now && { ...now, isOpen: false });
  useEffect(() => {
    let until: number | null = null;
    let timer: number | undefined;
    const makeWay = () => {
      if (until === null || !anyWaiting()) return;
      clearTimeout(timer);
      timer = window.setTimeout(close, until - Date.now());
    };
    const show = (toast: Toast | null) => {
      clearTimeout(timer);
      until = toast && Date.now() + (toast.action ? MIN_OFFERED_MS : MIN_VISIBLE_MS);
      setShown((last) => toast && { toast, number: (last?.number ?? 0) + 1, isOpen: true });
      makeWay();
    };
    const showNext = () => show(nextToast());
    next.current = showNext;
    show(currentToast());
    const ends = [subscribeToToasts(() => (until === null ? showNext() : makeWay())), onToastPutAway(close)];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, []);
  return { shown, close, showNext: () => next.current?.() };
}
