import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../draft/draft-store.js';
import { focusTaken } from '../draft/jump.js';

/** Room that the sticky bars take from the window, in CSS pixels. */
const BARS = 96;

/** Takes the focus when a jump (from the preview, a finding, an added line) asked for this field. */
export function useWantedFocus(path: string, input: RefObject<HTMLElement | null>): void {
  const wanted = useDraft((state) => state.focus === path);
  useEffect(() => {
    const field = input.current;
    if (!wanted || !field) return;
    field.focus({ preventScroll: true });
    const { top, bottom } = field.getBoundingClientRect();
    if (top < BARS || bottom > window.innerHeight - BARS) field.scrollIntoView({ block: 'center' });
    focusTaken();
  }, [wanted, input]);
}
