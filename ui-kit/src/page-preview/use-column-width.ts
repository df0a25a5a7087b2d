import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns the element's current width in CSS pixels. */
export function useColumnWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // An element in a hidden tab measures 0, so keep the last width.
    const measure = () => setWidth((last) => node.clientWidth || last);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
