import { complexFace } from '@shortlist/shared/fonts/complex-face';
import type { FaceId, FamilyId } from '@shortlist/shared/fonts/families';
import type { FaceMetrics } from '@shortlist/shared/fonts/face-metrics';
import { createFontBook } from '@shortlist/shared/fonts/font-book';
import type { Face, FontBook } from '@shortlist/shared/fonts/font-book';
import { simpleFace } from '@shortlist/shared/fonts/simple-face';
import { loadMetrics, loadOutlines } from './font-files.js';

const WITHOUT_BOLD: ReadonlySet<FamilyId> = new Set(['noto-emoji', 'noto-math', 'noto-symbols', 'noto-symbols-2']);
const WITH_ITALIC: ReadonlySet<FamilyId> = new Set(['source-sans', 'source-serif', 'inter', 'fira-sans']);

const faces = new Map<FaceId, Face>();
const requests = new Map<FaceId, Promise<void>>();
const listeners = new Set<() => void>();
let book = createFontBook(new Map());

/** Returns the loaded font faces, as a new object whenever a face has loaded, so that React recomputes layouts. */
export const fontBook = (): FontBook => book;

export function onFaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const loadedFace = (id: FaceId): Face | undefined => faces.get(id);
export const haveFaces = (ids: readonly FaceId[]): boolean => ids.every((id) => faces.has(id));

export function faceId(family: FamilyId, weight: 'regular' | 'bold', italic: boolean): FaceId {
  const bold = weight === 'bold' && !WITHOUT_BOLD.has(family);
  const slanted = italic && WITH_ITALIC.has(family);
  // No family has a bold italic face, so bold italic text uses bold.
  if (bold) return `${family}-bold`;
  return slanted ? `${family}-italic` : `${family}-regular`;
}

/** Loads the font faces that are not loaded yet, including those that failed to load before. */
export async function loadFaces(ids: readonly FaceId[]): Promise<void> {
  const missing = ids.filter((id) => !faces.has(id));
  if (missing.length === 0) return;
  try {
    await Promise.all(missing.map(requestFace));
  } finally {
    book = createFontBook(new Map(faces));
    for (const listener of listeners) listener();
  }
}

function requestFace(id: FaceId): Promise<void> {
  let request = requests.get(id);
  if (!request) {
    request = loadFace(id).catch((error: unknown) => {
      requests.delete(id);
      throw error;
    });
    requests.set(id, request);
  }
  return request;
}

async function loadFace(id: FaceId): Promise<void> {
  const [metrics, outlines] = await Promise.all([loadMetrics(id), loadOutlines(id, 'woff2')]);
  const [face] = await Promise.all([measured(metrics), showOnScreen(metrics, outlines)]);
  faces.set(id, face);
}

async function measured(metrics: FaceMetrics): Promise<Face> {
  if (metrics.shaping === 'simple') return simpleFace(metrics);
  const { loadShaper } = await import('./shaper.js');
  return complexFace(metrics, await loadShaper(metrics.id));
}

/** Overrides the browser's ascent and descent with the font's own, so that baselines match the layout. */
async function showOnScreen({ id, ascent, descent, unitsPerEm }: FaceMetrics, outlines: ArrayBuffer): Promise<void> {
  const percent = (units: number) => `${(units / unitsPerEm) * 100}%`;
  const face = new FontFace(id, outlines, {
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: '0%',
  });
  document.fonts.add(await face.load());
}
