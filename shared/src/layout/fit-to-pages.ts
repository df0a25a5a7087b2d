import { FONT_SCALE, type ResumeData, type ResumeSettings, type TemplateKey } from '../resume/resume-data.js';
import { composeDocument } from '../document/compose-document.js';
import type { ComposedDocument } from '../page/composed-document.js';
import type { LaidOutDocument } from './laid-out-document.js';

/** Minimum size of body text in points. Smaller text is hard to read in print, whatever the typeface. */
export const LEAST_TYPE_SIZE = 9.5;

type Sizes = Required<Pick<ResumeSettings, 'fontScale' | 'density' | 'margins'>>;

/** Combinations of line spacing and margins, the smallest change first. */
const STEPS: readonly Pick<Sizes, 'density' | 'margins'>[] = [
  { density: 'normal', margins: 'normal' },
  { density: 'compact', margins: 'normal' },
  { density: 'normal', margins: 'narrow' },
  { density: 'compact', margins: 'narrow' },
];
/**
 * Cost of one change of spacing or margins, as a share of the type size: tighter lines are preferable to smaller type.
 */
const COST_OF_STEP = 0.015;
const SCALE_STEP = 0.01;

export type FitResult =
  | { fits: true; settings: ResumeSettings }
  /**
   * Result if even the smallest readable setting does not fit; `pages` is the number of pages that this setting needs.
   */
  | { fits: false; pages: number };

/**
 * Finds settings with which the resume fits on at most `pages` pages, as close as possible to the template's own
 * settings. Never makes type larger than the template does, and never makes body text smaller than `LEAST_TYPE_SIZE`.
 * @param layOut lays out a composed document with loaded fonts
 */
export function fitToPages(
  data: ResumeData,
  templateKey: TemplateKey,
  pages: number,
  layOut: (document: ComposedDocument) => LaidOutDocument,
): FitResult {
  const withSizes = (sizes: Sizes): ResumeData => ({ ...data, settings: { ...data.settings, ...sizes } });
  const pagesAt = (sizes: Sizes): number => layOut(composeDocument(withSizes(sizes), templateKey)).pages.length;

  const least = leastScale(data, templateKey);
  let best: { cost: number; sizes: Sizes } | undefined;
  for (const [index, step] of STEPS.entries()) {
    const fontScale = largestScale(least, (scale) => pagesAt({ ...step, fontScale: scale }) <= pages);
    if (fontScale === undefined) continue;
    const cost = 1 - fontScale + index * COST_OF_STEP;
    if (!best || cost < best.cost) best = { cost, sizes: { ...step, fontScale } };
  }
  if (best) return { fits: true, settings: { ...data.settings, ...best.sizes } };
  return { fits: false, pages: pagesAt({ ...STEPS.at(-1)!, fontScale: least }) };
}

function leastScale(data: ResumeData, templateKey: TemplateKey): number {
  const own = composeDocument({ ...data, settings: { ...data.settings, fontScale: 1 } }, templateKey);
  return Math.min(1, Math.max(FONT_SCALE.min, Math.ceil((LEAST_TYPE_SIZE / own.style.text.body.size) * 100) / 100));
}

/**
 * Returns the largest scale, in hundredths and at most 1, at which the document fits. Assumes that it fits at every
 * smaller scale too.
 */
function largestScale(least: number, fits: (scale: number) => boolean): number | undefined {
  if (!fits(least)) return undefined;
  let low = 0;
  let high = Math.round((1 - least) / SCALE_STEP);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(scaleAt(least, middle))) low = middle;
    else high = middle - 1;
  }
  return scaleAt(least, low);
}

const scaleAt = (least: number, step: number): number => Math.round((least + step * SCALE_STEP) * 100) / 100;

/**
 * Describes the sizes that differ from the template's: "font size 97%, compact spacing, narrow margins". Empty if none
 * differs.
 */
export function sizesInWords({ fontScale = 1, density = 'normal', margins = 'normal' }: ResumeSettings): string {
  return [
    fontScale === 1 ? '' : `font size ${Math.round(fontScale * 100)}%`,
    density === 'normal' ? '' : `${density} spacing`,
    margins === 'normal' ? '' : `${margins} margins`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A last page with at most this many lines counts as nearly empty. */
const FEW_LINES = 10;

/** Returns the number of lines on the last page if it is nearly empty and not the only page; undefined otherwise. */
export function straggling({ pages }: LaidOutDocument): number | undefined {
  if (pages.length < 2) return undefined;
  const lines = pages.at(-1)!.lines.filter(({ structure }) => structure !== 'artifact').length;
  return lines <= FEW_LINES ? lines : undefined;
}
