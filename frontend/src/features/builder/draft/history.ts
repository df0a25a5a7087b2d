/** Undo and redo over immutable states: a state shares everything unchanged with its neighbours, so keeping many is cheap. */
export interface History<State> {
  past: State[];
  future: State[];
  /** What the last edit touched and when; edits of the same thing in one go are one step. */
  last?: { subject: string; at: number };
}

/** A pause in typing longer than this begins a new step, in milliseconds. */
export const TYPING_PAUSE = 1_500;
const MAX_STEPS = 200;

export const emptyHistory = <State>(): History<State> => ({ past: [], future: [] });

/**
 * @param before the state that the edit replaced
 * @param subject what was edited; absent for an edit that is always a step of its own
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
