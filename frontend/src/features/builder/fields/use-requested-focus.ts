import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../draft/draft-store.js';
import { clearRequestedFocus } from '../draft/jump.js';

/** Height in CSS pixels of the sticky bars at the top and bottom of the window, of which the upper ones need 113. */
const BARS = 120;

/** Focuses the field when `jumpTo` requests its path, for example after a click in the preview. */
export function useRequestedFocus(path: string, input: RefObject<HTMLElement | null>): void {
  const isRequested = useDraft((state) => state.focus === path);
  useEffect(() => {
    const field = input.current;
    if (!isRequested || !field) return;
    field.focus({ preventScroll: true });
    const { top, bottom } = field.getBoundingClientRect();
    if (top < BARS || bottom > window.innerHeight - BARS) field.scrollIntoView({ block: 'center' });
    clearRequestedFocus();
  }, [isRequested, input]);
}
