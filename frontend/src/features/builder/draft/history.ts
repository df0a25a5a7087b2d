/** Undo and redo over immutable states, which share unchanged parts and are therefore cheap to keep. */
export interface History<State> {
  past: State[];
  future: State[];
  /** The last edit, to merge quick successive edits of one subject into one step. */
  last?: { subject: string; at: number };
}

/** Milliseconds without typing before the next edit starts a new step. */
export const TYPING_PAUSE = 1_500;
const MAX_STEPS = 200;

export const emptyHistory = <State>(): History<State> => ({ past: [], future: [] });

/**
 * @param before the state that the edit replaced
 * @param subject identifies the edited field; absent if the edit is always a separate step
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
