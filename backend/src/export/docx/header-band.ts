import { ShadingType } from 'docx';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { ParagraphRole } from '@shortlist/shared/page/template';
import type { DocxContext } from './docx-context.js';
import { wordLineHeight } from './docx-line-height.js';
import { emus, hexColor } from './docx-units.js';
import { setForWord } from './set-lines.js';

const BAND_ROLES: ReadonlySet<ParagraphRole> = new Set(['name', 'headline', 'contacts']);

export const isOnBand = ({ style }: ComposedDocument, role: ParagraphRole): boolean =>
  style.headerBand !== undefined && BAND_ROLES.has(role);

/**
 * Returns the shading of the paragraphs in a header band. The shading cannot reach the page's edges, so `bandShape`
 * draws a rectangle of the same color behind the text. The shading keeps white text readable if a program omits the
 * rectangle or breaks the text into more lines.
 */
export const bandProperties = ({ style }: ComposedDocument) => ({
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: hexColor(style.headerBand?.color ?? '#ffffff') },
});

/** Returns the colored rectangle behind the header; an empty string if the template has no header band. */
export function bandShape(context: DocxContext): string {
  const { header, page, style } = context.document;
  if (!style.headerBand || header.length === 0) return '';
  const below = header.reduce((sum, paragraph, index) => {
    const { before, after } = style.paragraph[paragraph.role];
    const height = setForWord(paragraph, context).lines.length * wordLineHeight(context, paragraph.role);
    return sum + before + height + (index < header.length - 1 ? after : 0);
  }, page.margin.top);
  return rectangle(page.width, below + style.headerBand.paddingBottom, hexColor(style.headerBand.color));
}

/** Sizes are in points. */
function rectangle(width: number, height: number, color: string): string {
  const size = `cx="${emus(width)}" cy="${emus(height)}"`;
  return (
    '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>' +
    '<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" locked="0" ' +
    'layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>' +
    '<wp:positionH relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionH>' +
    '<wp:positionV relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionV>' +
    `<wp:extent ${size}/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/>` +
    `<wp:docPr id="1" name="Band"><a:extLst xmlns:a="${DRAWING}/main"><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">` +
    '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/>' +
    `</a:ext></a:extLst></wp:docPr><wp:cNvGraphicFramePr/><a:graphic xmlns:a="${DRAWING}/main">` +
    '<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/>' +
    `<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill><a:ln><a:noFill/></a:ln></wps:spPr><wps:bodyPr/></wps:wsp>` +
    '</a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r>'
  );
}

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
