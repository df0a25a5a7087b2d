import { useEffect, useState } from 'react';

/** Counts down the seconds until a request may be repeated. `left` is 0 at the end. */
export function useCooldown(seconds: number, runningAtFirst = false): { left: number; restart: () => void } {
  const [left, setLeft] = useState(runningAtFirst ? seconds : 0);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    // Compute the remaining time from the clock, because browsers throttle timers in background tabs.
    const end = endsAt ?? Date.now() + seconds * 1_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 1_000);
    return () => clearInterval(timer);
  }, [counting, endsAt, seconds]);
  const restart = () => {
    setEndsAt(Date.now() + seconds * 1_000);
    setLeft(seconds);
  };
  return { left, restart };
}
