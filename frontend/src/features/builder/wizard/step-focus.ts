import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { focusTaken } from '../draft/jump.js';

/** Pixels: on a phone the header and the tabs stay at the top of the screen. */
const UNDER_THE_BARS = 120;

interface StepFocusProps {
  step: number;
  heading: RefObject<HTMLElement | null>;
}

/**
 * A new step starts at its heading, so that neither the keyboard nor the reader is left behind on the old one; unless
 * a field was asked for and has taken the focus. It stands behind the fields: their effects run before its own, and
 * both wait for the step's code.
 */
export function StepFocus({ step, heading }: StepFocusProps): null {
  const shown = useRef(step);
  const wanted = useDraft((state) => state.focus);
  useEffect(() => {
    const untaken = useDraft.getState().focus !== null;
    if (untaken) focusTaken();
    const isNew = shown.current !== step;
    shown.current = step;
    if (!untaken && (!isNew || document.activeElement?.id.startsWith(fieldId('')))) return;
    heading.current?.focus({ preventScroll: true });
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < UNDER_THE_BARS || top > window.innerHeight * 0.6) heading.current?.scrollIntoView({ block: 'start' });
  }, [step, wanted, heading]);
  return null;
}
