import { ShadingType } from 'docx';
import type { ComposedDocument, ParagraphRole } from '@shortlist/shared/document/composed-document';
import { hexColor, MAX_BORDER_SPACE, MAX_STROKE, stroke } from './docx-units.js';

/** The band ends at least this far from the sheet's edges, in points; most printers leave as much white. */
const LEAST_EDGE = 4;
const FURTHEST_REACH = MAX_STROKE + MAX_BORDER_SPACE;
const BAND_ROLES: ReadonlySet<ParagraphRole> = new Set(['name', 'headline', 'contacts']);

export const isOnBand = ({ style }: ComposedDocument, role: ParagraphRole): boolean =>
  style.headerBand !== undefined && BAND_ROLES.has(role);

/** How far the colour goes beyond the text: on the sides as far as borders can carry it, above to the same white edge. */
function reach({ margin }: ComposedDocument['page']): { sides: number; top: number } {
  const sides = Math.min(FURTHEST_REACH, Math.min(margin.left, margin.right) - LEAST_EDGE);
  const edge = margin.left - sides;
  return { sides, top: Math.min(FURTHEST_REACH, margin.top - edge) };
}

/** Above the first page's text, in points: a border takes up room on the page, so the band begins that much higher. */
export const pageTop = (document: ComposedDocument): number =>
  document.page.margin.top - (document.style.headerBand ? reach(document.page).top : 0);

/**
 * Paragraph shading ends at the text's edges; borders of the same colour carry it further out, as far as Word lets a
 * border stand from its text. The paragraphs of the header have equal borders, so they join to one band.
 */
export function bandProperties({ style, page }: ComposedDocument) {
  const { color, paddingBottom } = style.headerBand ?? { color: '#ffffff', paddingBottom: 0 };
  const { sides, top } = reach(page);
  const side = (distance: number) => stroke(color, MAX_STROKE, distance - MAX_STROKE);
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: hexColor(color) },
    border: { top: side(top), bottom: side(paddingBottom), left: side(sides), right: side(sides) },
  };
}
