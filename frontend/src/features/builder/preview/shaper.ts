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
  const font = create(new Uint8Array(await response.arrayBuffer()) as never) as Font;
  return (text) => font.layout(text).advanceWidth / font.unitsPerEm;
}
