import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../draft/draft-store.js';
import { clearRequestedFocus } from '../draft/jump.js';

/** Height in CSS pixels that the sticky bars at the top of a phone's window cover. The bar at the bottom covers less. */
export const STICKY_HEIGHT = 120;

/** Focuses the field when `jumpTo` requests its path, for example after a click in the preview. */
export function useRequestedFocus(path: string, input: RefObject<HTMLElement | null>): void {
  const isRequested = useDraft((state) => state.focus === path);
  useEffect(() => {
    const field = input.current;
    if (!isRequested || !field) return;
    field.focus({ preventScroll: true });
    const { top, bottom } = field.getBoundingClientRect();
    if (top < STICKY_HEIGHT || bottom > window.innerHeight - STICKY_HEIGHT) field.scrollIntoView({ block: 'center' });
    clearRequestedFocus();
  }, [isRequested, input]);
}
