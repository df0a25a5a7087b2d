import { useEffect, useRef, type RefObject } from 'react';
import type { Writing } from './use-writing.js';

/** Moves the focus to the returned heading when generating ends, because the focused Stop button disappears. */
export function useFocusAfter(writing: Writing): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(false);
  const isWriting = writing.text !== null;
  useEffect(() => {
    // Move the focus only if the user has not moved it elsewhere.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) heading.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return heading;
}
