import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { whenSeen } from './when-seen.js';

interface Kept {
  templateKey: TemplateKey;
  canvas: HTMLCanvasElement;
}

/** By content, so that coming back to the list and renaming draw nothing anew. */
const pictures = new WeakMap<ResumeData, Kept>();

/** Puts the picture of the first page into the frame once that has come into view. */
export function useFirstPage(resume: ResumeRecord, frame: RefObject<HTMLElement | null>): void {
  const { data, templateKey } = resume;
  useLayoutEffect(() => {
    const kept = pictures.get(data);
    if (kept?.templateKey !== templateKey) return;
    kept.canvas.dataset.kept = '';
    frame.current?.replaceChildren(kept.canvas);
  }, [data, templateKey, frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element || pictures.get(data)?.templateKey === templateKey) return;
    let current = true;
    const draw = async () => {
      try {
        // The layout engine is a chunk of its own, which no list waits for.
        const { firstPagePicture } = await import('./thumbnail-picture.js');
        const pixels = Math.round(element.clientWidth * Math.min(devicePixelRatio, 2));
        const canvas = current && (await firstPagePicture(data, templateKey, pixels));
        if (!current || !canvas) return;
        pictures.set(data, { templateKey, canvas });
        element.replaceChildren(canvas);
      } catch {
        // The paper stays blank. Without a network neither code nor fonts can come: once more when it is back.
        if (current) window.addEventListener('online', again, { once: true });
      }
    };
    const again = () => void draw();
    const stopWaiting = whenSeen(element, again);
    return () => {
      current = false;
      stopWaiting();
      window.removeEventListener('online', again);
    };
  }, [data, templateKey, frame]);
}
