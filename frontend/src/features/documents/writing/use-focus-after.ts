import { useEffect, useRef, type RefObject } from 'react';
import type { Writing } from './use-writing.js';

/** Moves the focus from the Stop button, which disappears when generating ends, to the returned heading. */
export function useFocusAfter(writing: Writing): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(false);
  const isWriting = writing.text !== null;
  useEffect(() => {
    // Only if the user has not moved the focus elsewhere.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) heading.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return heading;
}
