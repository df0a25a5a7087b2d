import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { fontkitAdvance } from '@shortlist/shared/fonts/fontkit-shaping';
import { loadOutlines } from './font-files.js';

/**
 * Measures text in scripts with joining or reordering letters, using the PDF's shaper. A separate chunk, because most
 * resumes do not need it.
 *
 * @returns the advance of a text in em
 */
export async function loadShaper(id: FaceId): Promise<(text: string) => number> {
  // fontkit accepts any byte array, but its types require Node's Buffer.
  const bytes = new Uint8Array(await loadOutlines(id, 'ttf')) as Buffer;
  const font = create(bytes) as Font;
  return (text) => fontkitAdvance(font, text);
}
