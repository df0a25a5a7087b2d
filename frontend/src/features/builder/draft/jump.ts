import { isEntryList, listOf } from '@shortlist/shared/resume/resume-fields';
import { entryKey } from './entry-key.js';
import { useDraft } from './draft-store.js';
import { blankKey } from './first-entry.js';
import { stepOfField } from './steps.js';

const ENTRY = /^(?:extras\.)?(\w+)\.(\d+)/;

/** Opens the wizard step and the entry that contain a field, then focuses its input. */
export function jumpTo(path: string): void {
  useDraft.setState((state) => {
    const step = stepOfField(path) ?? state.step;
    const [, list = '', index] = ENTRY.exec(path) ?? [];
    const key = isEntryList(list) ? keyOf(listOf(state.content.data, list)[Number(index)], list) : undefined;
    const opened = key === undefined ? state.opened : new Set([...state.opened, key]);
    // All skills share one input, so any path into the skills focuses that input.
    return { step, focus: path.startsWith('skills') ? 'skills' : path, opened };
  });
}

const keyOf = (entry: unknown, list: string): string | undefined =>
  typeof entry === 'object' && entry !== null ? entryKey(entry) : blankKey(list);

export function toggleEntry(key: string): void {
  useDraft.setState(({ opened }) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    return { opened: next };
  });
}

export const clearRequestedFocus = (): void => useDraft.setState({ focus: null });
