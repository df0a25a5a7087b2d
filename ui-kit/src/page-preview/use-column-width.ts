import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width of the element in CSS pixels, following it as the window changes. */
export function useColumnWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // A hidden tab measures as 0; the last width is then the better guess.
    const measure = () => setWidth((last) => node.clientWidth || last);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
