/** Undo and redo steps. States are immutable and share unchanged parts, so keeping many of them is cheap. */
export interface History<State> {
  past: State[];
  future: State[];
  /** The last edit. Quick successive edits with the same subject, such as the same field, become one undo step. */
  last?: { subject: string; at: number };
}

/** Milliseconds without typing after which the next edit starts a new undo step. */
export const TYPING_PAUSE = 1_500;
const MAX_STEPS = 200;

export const emptyHistory = <State>(): History<State> => ({ past: [], future: [] });

/**
 * Adds an undo step.
 *
 * @param before the state before the edit
 * @param subject identifies the edited field; if omitted, the edit is always a separate step
 */
export function recorded<State>(history: History<State>, before: State, now: number, subject?: string): History<State> {
  const { last } = history;
  const continues =
    subject !== undefined && last?.subject === subject && now - last.at < TYPING_PAUSE && history.past.length > 0;
  return {
    past: continues ? history.past : [...history.past, before].slice(-MAX_STEPS),
    future: [],
    last: subject === undefined ? undefined : { subject, at: now },
  };
}

export function undone<State>(
  history: History<State>,
  current: State,
): { history: History<State>; state: State } | undefined {
  const state = history.past.at(-1);
  if (state === undefined) return undefined;
  return { state, history: { past: history.past.slice(0, -1), future: [current, ...history.future] } };
}

export function redone<State>(
  history: History<State>,
  current: State,
): { history: History<State>; state: State } | undefined {
  const [state, ...future] = history.future;
  if (state === undefined) return undefined;
  return { state, history: { past: [...history.past, current], future } };
}
