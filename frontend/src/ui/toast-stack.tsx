import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './toast-card.js';
import { anyWaiting, nextToast, onToastPutAway, subscribeToToasts } from './toast-queue.js';

const DURATION_MS = 5_000;
/** Long enough to read a line; then a toast makes way for the next. */
const MIN_VISIBLE_MS = 2_000;
/** The same for one that offers to undo: long enough to press it, and no longer, or later news would come too late. */
const MIN_OFFERED_MS = 3_500;

export default function ToastStack({ region }: { region: HTMLElement }) {
  useEffect(showToastsInTurn, []);
  // On a phone the buttons to go on with are at the bottom, where the keyboard comes up too.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <>
      {isPhone && <GlobalStyles styles={BELOW_THE_BARS} />}
      <SnackbarProvider
        maxSnack={1}
        domRoot={region}
        anchorOrigin={isPhone ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'right' }}
      />
    </>
  );
}

/** The builder has two bars above each other, 113 pixels high. */
const BELOW_THE_BARS = { 'section > .notistack-SnackbarContainer': { top: 120 } };

function showToastsInTurn(): () => void {
  let shown: { key: SnackbarKey; until: number } | null = null;

  const showNext = () => {
    const toast = nextToast();
    shown = null;
    if (!toast) return;
    const key = enqueueSnackbar({
      message: toast.title,
      autoHideDuration: toast.durationMs ?? DURATION_MS,
      content: (id) => <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />,
      onExited: showNext,
    });
    shown = { key, until: Date.now() + (toast.action ? MIN_OFFERED_MS : MIN_VISIBLE_MS) };
    makeWay();
  };

  const makeWay = () => {
    if (!shown || !anyWaiting()) return;
    const { key, until } = shown;
    setTimeout(() => closeSnackbar(key), until - Date.now());
  };

  showNext();
  const ends = [
    subscribeToToasts(() => (shown ? makeWay() : showNext())),
    onToastPutAway(() => shown && closeSnackbar(shown.key)),
  ];
  return () => ends.forEach((end) => end());
}
