import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

interface CachedPage {
  templateKey: TemplateKey;
  canvas: HTMLCanvasElement;
}

/** Cache of pictures by content object, so that renaming a resume or returning to the list redraws nothing. */
const pictures = new WeakMap<ResumeData, CachedPage>();

export function useFirstPage(resume: ResumeRecord, frame: RefObject<HTMLElement | null>): void {
  const { data, templateKey } = resume;
  useLayoutEffect(() => {
    const cached = pictures.get(data);
    if (cached?.templateKey !== templateKey) return;
    cached.canvas.dataset.kept = '';
    frame.current?.replaceChildren(cached.canvas);
  }, [data, templateKey, frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element || pictures.get(data)?.templateKey === templateKey) return;
    let current = true;
    const draw = async () => {
      try {
        // Load the layout engine in a separate chunk, so that the list need not wait for it.
        const { firstPagePicture } = await import('./thumbnail-picture.js');
        const pixels = Math.round(element.clientWidth * Math.min(devicePixelRatio, 2));
        const canvas = current && (await firstPagePicture(data, templateKey, pixels));
        if (!current || !canvas) return;
        pictures.set(data, { templateKey, canvas });
        element.replaceChildren(canvas);
      } catch {
        // Leave the picture blank. Retry when the network connection returns: code and fonts cannot be loaded offline.
        if (current) window.addEventListener('online', again, { once: true });
      }
    };
    const again = () => void draw();
    const stopWaiting = onVisible(element, again);
    return () => {
      current = false;
      stopWaiting();
      window.removeEventListener('online', again);
    };
  }, [data, templateKey, frame]);
}

/** Distance from the visible area within which an element already counts as visible. */
const MARGIN = '200px';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls the callback once when the element becomes visible or nearly visible. All elements share one observer. */
function onVisible(element: Element, callback: () => void): () => void {
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
