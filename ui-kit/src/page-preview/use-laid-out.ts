import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { FaceId } from '@shortlist/shared/fonts/families';
import type { FontBook } from '@shortlist/shared/fonts/font-book';
import { LayoutCache } from '@shortlist/shared/layout/layout-cache';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { fontBook, haveFaces, loadFaces, onFaces } from './faces.js';
import { loadFallbacks } from './fallback-faces.js';
import { templateFaces } from './template-faces.js';

export interface LaidOut {
  /** The laid-out pages, or null until the template's fonts have loaded for the first time. */
  layout: LaidOutDocument | null;
  /** Characters for which no font has a glyph. They are missing from exported files too. */
  undrawable: readonly string[];
  failed: boolean;
  retry: () => void;
}

/** Lays out a document with the PDF's layout engine; fast enough to run on every keystroke. */
export function useLaidOut(composed: ComposedDocument): LaidOut {
  const [pageLayout] = useState(() => new PageLayout());
  const [undrawable, setUndrawable] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const book = useSyncExternalStore(onFaces, fontBook);

  const faces = useMemo(() => templateFaces(composed), [composed]);
  const layout = useMemo(() => pageLayout.set(composed, faces, book), [pageLayout, composed, faces, book]);

  const wanted = faces.join();
  const missing = layout?.undrawable.join('') ?? '';
  const { language } = composed;
  useEffect(() => {
    let current = true;
    const load = async () => {
      await loadFaces(wanted.split(',') as FaceId[]);
      return loadFallbacks([...missing], language);
    };
    load().then(
      (withoutFace) => {
        if (!current) return;
        setUndrawable(withoutFace);
        setFailed(false);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, missing, language, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { layout, undrawable, failed, retry };
}

/** Caches laid-out paragraphs, and keeps the previous pages while the fonts of a new template load. */
class PageLayout {
  private readonly cache = new LayoutCache();
  private last: LaidOutDocument | null = null;

  set(composed: ComposedDocument, faces: readonly FaceId[], book: FontBook): LaidOutDocument | null {
    if (haveFaces(faces)) this.last = layoutDocument(composed, book, this.cache);
    return this.last;
  }
}
