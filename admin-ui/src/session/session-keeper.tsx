import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { messages } from './messages.js';
import { endAt, isToRenew, warningAt } from './session-times.js';
import { currentLife, currentToken, removeToken, type SessionEnd, storeToken } from './token.js';
import type { StaffRenewal } from '@shortlist/shared/contract/console/staff';
import { queryClient } from '@shortlist/ui-kit/query';
import { api } from '../api.js';
import { meQuery } from './me.js';

/** Milliseconds between checks of the session. */
const TICK = 10_000;
const ACTIVITY = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

interface Warning {
  end: SessionEnd;
  at: number;
}

/** Renews the token while the user is active. Warns before the session ends, then ends it. */
export function SessionKeeper() {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [dismissed, setDismissed] = useState<SessionEnd | null>(null);

  useEffect(() => {
    let lastActivity = Date.now();
    const tick = () => {
      const life = currentLife();
      if (!life || currentToken() === null) return;
      const now = Date.now();
      const end = endAt(life, now);
      if (end) return removeToken(end);
      if (isToRenew(life, now, lastActivity)) void renew().then(warn);
      warn();
    };
    const warn = () => {
      const life = currentLife();
      const end = life && warningAt(life, Date.now());
      setWarning((before) => (end === before?.end ? before : end && { end, at: life.expiresAt }));
      if (end === null) setDismissed(null);
    };
    const noteActivity = () => {
      const wasIdle = Date.now() - lastActivity > TICK;
      lastActivity = Date.now();
      if (wasIdle) tick();
    };
    tick();
    const timer = setInterval(tick, TICK);
    for (const kind of ACTIVITY) window.addEventListener(kind, noteActivity, { capture: true, passive: true });
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      for (const kind of ACTIVITY) window.removeEventListener(kind, noteActivity, { capture: true });
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  if (!warning || warning.end === dismissed) return null;
  const { end, at } = warning;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert
        severity="warning"
        elevation={6}
        action={
          <Button color="inherit" size="small" onClick={() => (end === 'idle' ? void renew() : setDismissed(end))}>
            {end === 'idle' ? messages.sessionKeeper.staySignedIn : 'OK'}
          </Button>
        }
      >
        {end === 'idle'
          ? messages.sessionKeeper.idleWarning(timeOf(at))
          : messages.sessionKeeper.endWarning(timeOf(at))}
      </Alert>
    </Snackbar>
  );
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const timeOf = (at: number): string => clock.format(new Date(at));

let underWay: Promise<void> | undefined;

/**
 * Tabs that renew at the same time receive the same new token. If renewal fails, the old token stays in use, and the
 * next check tries again.
 */
function renew(): Promise<void> {
  underWay ??= replaceToken()
    .catch((error: unknown) => console.warn('The session was not renewed.', error))
    .finally(() => (underWay = undefined));
  return underWay;
}

async function replaceToken(): Promise<void> {
  const [token, life] = [currentToken(), currentLife()];
  if (token === null || !life) return;
  const renewal = await api.once<StaffRenewal>('session/renewal');
  // Discard the response: during the request, the user signed out or another tab renewed the token.
  if (currentToken() !== token) return;
  queryClient.setQueryData(meQuery(renewal.token).queryKey, queryClient.getQueryData(meQuery(token).queryKey));
  storeToken(life.staffId, renewal);
}
