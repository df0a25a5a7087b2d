import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { complexFace } from '@shortlist/shared/fonts/complex-face';
import type { FaceMetrics } from '@shortlist/shared/fonts/face-metrics';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { createFontBook, type Face, type FontBook } from '@shortlist/shared/fonts/font-book';
import { fontkitAdvance } from '@shortlist/shared/fonts/fontkit-shaping';
import { simpleFace, type SimpleFace } from '@shortlist/shared/fonts/simple-face';
import type * as Fontkit from 'fontkit';

// Loads the CommonJS build, as pdfkit does: a second copy of the library would take 4 MB of memory in each render
// thread.
const { create } = createRequire(import.meta.url)('fontkit') as typeof Fontkit;

const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/fonts');
export interface LoadedFace {
  id: FaceId;
  /** Metrics of a face whose text needs only kerning; undefined if its text needs a shaping engine. */
  simple: SimpleFace | undefined;
  measured: Face;
  font: LoadedFont;
}

export interface LoadedFont {
  file: Buffer;
  font: Fontkit.Font;
}

const faces = new Map<FaceId, LoadedFace | undefined>();
let book: FontBook | undefined;

/** Loads each face in shared/fonts on first use and caches it for the life of the process. */
export function loadFontBook(): FontBook {
  book ??= createFontBook({ get: (id) => loadFace(id)?.measured });
  return book;
}

/** Returns undefined for a missing face, for example an italic that the family does not have. */
export function loadFace(id: FaceId): LoadedFace | undefined {
  if (!faces.has(id)) faces.set(id, readFace(id));
  return faces.get(id);
}

function readFace(id: FaceId): LoadedFace | undefined {
  const metrics = readMetrics(id);
  if (!metrics) return undefined;
  let loaded: LoadedFont | undefined;
  const font = () => (loaded ??= openFont(id));
  const simple = metrics.shaping === 'simple' ? simpleFace(metrics) : undefined;
  return {
    id,
    simple,
    measured: simple ?? complexFace(metrics, (text) => fontkitAdvance(font().font, text)),
    get font() {
      return font();
    },
  };
}

function readMetrics(id: FaceId): FaceMetrics | undefined {
  const file = path.join(FOLDER, `${id}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FaceMetrics) : undefined;
}

function openFont(id: FaceId): LoadedFont {
  const file = readFileSync(path.join(FOLDER, `${id}.ttf`));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${id}.ttf is a collection of fonts`);
  return { file, font };
}
