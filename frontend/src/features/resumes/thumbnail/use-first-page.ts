import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { onVisible } from './on-visible.js';

interface CachedPage {
  templateKey: TemplateKey;
  canvas: HTMLCanvasElement;
}

/** Keyed by content, so that returning to the list or renaming redraws nothing. */
const pictures = new WeakMap<ResumeData, CachedPage>();

/** Draws the first page into the frame once it becomes visible. */
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
        // The layout engine is a separate chunk that no list waits for.
        const { firstPagePicture } = await import('./thumbnail-picture.js');
        const pixels = Math.round(element.clientWidth * Math.min(devicePixelRatio, 2));
        const canvas = current && (await firstPagePicture(data, templateKey, pixels));
        if (!current || !canvas) return;
        pictures.set(data, { templateKey, canvas });
        element.replaceChildren(canvas);
      } catch {
        // The thumbnail stays blank. Offline, code and fonts cannot load: retry when the network returns.
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
