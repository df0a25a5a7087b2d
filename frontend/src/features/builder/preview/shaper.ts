import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { FaceId } from '@shortlist/shared/fonts/families';

/**
 * Measures text of scripts whose letters join or reorder, with the same shaper that the PDF is made with. A chunk of
 * its own: most résumés never need it.
 *
 * @returns the advance of a text in em
 */
export async function loadShaper(id: FaceId): Promise<(text: string) => number> {
  const response = await fetch(`/fonts/${id}.ttf`);
  if (!response.ok) throw new Error(`The font ${id} could not be loaded (${response.status}).`);
  // fontkit reads any array of bytes; its types know Node's Buffer only.
  const bytes = new Uint8Array(await response.arrayBuffer()) as Buffer;
  const font = create(bytes) as Font;
  return (text) => font.layout(text).advanceWidth / font.unitsPerEm;
}
