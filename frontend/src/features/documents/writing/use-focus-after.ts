import { useEffect, useRef, type RefObject } from 'react';
import type { Writing } from './use-writing.js';

/** Returns a ref to a heading. The heading receives focus when generation ends, because the Stop button disappears. */
export function useFocusAfter(writing: Writing): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(false);
  const isWriting = writing.text !== null;
  useEffect(() => {
    // Move focus only if it was lost, not if the user has moved it.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) heading.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return heading;
}
