import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { fontkitAdvance } from '@shortlist/shared/fonts/fontkit-shaping';
import { loadOutlines } from './font-files.js';

/**
 * Loads a function that measures text whose letters join or reorder, such as Arabic, with the same shaper as the PDF.
 * Most resumes do not load this chunk. The function returns the width of the text in em.
 */
export async function loadShaper(id: FaceId): Promise<(text: string) => number> {
  // fontkit accepts any byte array, but its types require a Node.js Buffer.
  const bytes = new Uint8Array(await loadOutlines(id, 'ttf')) as Buffer;
  const font = create(bytes) as Font;
  return (text) => fontkitAdvance(font, text);
}
