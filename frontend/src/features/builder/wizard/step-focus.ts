import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { clearRequestedFocus } from '../draft/jump.js';
import { STICKY_HEIGHT } from '../fields/use-requested-focus.js';

interface StepFocusProps {
  step: number;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Moves focus to the heading of a new step, unless `jumpTo` requested a field. Must be rendered after the fields, so
 * that the effects of the fields run first.
 */
export function StepFocus({ step, heading }: StepFocusProps): null {
  const previous = useRef(step);
  const requested = useDraft((state) => state.focus);
  useEffect(() => {
    const isPending = useDraft.getState().focus !== null;
    if (isPending) clearRequestedFocus();
    const isNew = previous.current !== step;
    previous.current = step;
    if (!isPending && (!isNew || document.activeElement?.id.startsWith(fieldId('')))) return;
    heading.current?.focus({ preventScroll: true });
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < STICKY_HEIGHT || top > window.innerHeight * 0.6) heading.current?.scrollIntoView({ block: 'start' });
  }, [step, requested, heading]);
  return null;
}
