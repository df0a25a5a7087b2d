import { useEffect, useRef, type RefObject } from 'react';
import type { Writing } from './use-writing.js';

/** Where reading goes on when a text has been written or stopped: the Stop button, which had the focus, is gone then. */
export function useFocusAfter(writing: Writing): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(false);
  const isWriting = writing.text !== null;
  useEffect(() => {
    // Whoever has gone elsewhere on the page meanwhile stays there.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) heading.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return heading;
}
