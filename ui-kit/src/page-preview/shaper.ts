import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { fontkitAdvance } from '@shortlist/shared/fonts/fontkit-shaping';
import { loadOutlines } from './font-files.js';

/**
 * Measures text of scripts whose letters join or reorder, with the same shaper that the PDF is made with. A chunk of
 * its own: most résumés never need it.
 *
 * @returns the advance of a text in em
 */
export async function loadShaper(id: FaceId): Promise<(text: string) => number> {
  // fontkit reads any array of bytes; its types know Node's Buffer only.
  const bytes = new Uint8Array(await loadOutlines(id, 'ttf')) as Buffer;
  const font = create(bytes) as Font;
  return (text) => fontkitAdvance(font, text);
}
