/** Distance from the visible area at which an element counts as visible. */
const MARGIN = '200px';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when the element becomes visible or is about to. All calls share one observer. */
export function onVisible(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        callbacks.get(target)?.();
      }
    },
    { rootMargin: MARGIN },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
