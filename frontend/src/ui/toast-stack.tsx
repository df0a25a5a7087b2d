import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './toast-card.js';
import { anyWaiting, nextToast, subscribeToToasts } from './toast-queue.js';

const DURATION_MS = 5_000;
/** Long enough to read a line; then a toast makes way for the next. One that offers to undo keeps its full time. */
const MIN_VISIBLE_MS = 2_000;

export default function ToastStack({ region }: { region: HTMLElement }) {
  useEffect(showToastsInTurn, []);
  return <SnackbarProvider maxSnack={1} domRoot={region} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}

function showToastsInTurn(): () => void {
  let shown: { key: SnackbarKey; since: number; keepsItsTime: boolean } | null = null;

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
    shown = { key, since: Date.now(), keepsItsTime: toast.action !== undefined };
    makeWay();
  };

  const makeWay = () => {
    if (!shown || shown.keepsItsTime || !anyWaiting()) return;
    const { key, since } = shown;
    setTimeout(() => closeSnackbar(key), since + MIN_VISIBLE_MS - Date.now());
  };

  showNext();
  return subscribeToToasts(() => (shown ? makeWay() : showNext()));
}
