import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { LaidOutPage, Line, PlacedRun, Shape } from '@shortlist/shared/layout/laid-out-document';
import { same } from '../same.js';
import { loadedFace } from './faces.js';

/**
 * CSS pixels per point before scaling. Browsers round font ascents to whole pixels, so text of different fonts or sizes
 * would not share a baseline; drawing the page larger and scaling it down hides the rounding.
 */
const DRAW_SCALE = 4;

interface SheetProps {
  page: LaidOutPage;
  /** Width of the page in points. */
  width: number;
  height: number;
  scale: number;
  label: string;
  sampled: ReadonlySet<string> | null;
}

/** Draws a page enlarged, scales it to the column, and places every run of text where the layout put it. */
export const Sheet = memo(function Sheet({ page, width, height, scale, label, sampled }: SheetProps) {
  return (
    <>
      <div role="group" aria-label={label} data-page style={{ width: width * scale, height: height * scale }}>
        <div
          className="sheet"
          style={{ width: width * DRAW_SCALE, height: height * DRAW_SCALE, transform: `scale(${scale / DRAW_SCALE})` }}
        >
          {page.shapes.map((shape, index) => (
            <div key={index} style={shapeStyle(shape)} />
          ))}
          {page.lines.map((line) => (
            <SheetLine
              key={`${line.paragraph}:${line.index}`}
              name={`${line.paragraph}:${line.index}`}
              top={line.top}
              baseline={line.baseline}
              height={line.height}
              runs={line.runs}
              sampled={sampled && (line.section === undefined ? sampled : ALL)}
            />
          ))}
        </div>
      </div>
      <p className="page-label">{label}</p>
    </>
  );
}, isSameSheet);

/** Compares pages by content: every keystroke creates new page objects, although most pages are unchanged. */
function isSameSheet(before: SheetProps, now: SheetProps): boolean {
  return (
    before.scale === now.scale &&
    before.width === now.width &&
    before.height === now.height &&
    before.label === now.label &&
    before.sampled === now.sampled &&
    before.page.lines.length === now.page.lines.length &&
    now.page.lines.every((line, index) => isSameLine(before.page.lines[index], line)) &&
    same(before.page.shapes, now.page.shapes)
  );
}

/**
 * Compares runs by identity, because a new layout reuses the runs of unchanged paragraphs. Page numbers are recreated
 * in each layout, so their runs are compared by content.
 */
const isSameLine = (before: Line | undefined, now: Line): boolean =>
  before !== undefined &&
  before.top === now.top &&
  before.paragraph === now.paragraph &&
  before.section === now.section &&
  (before.runs === now.runs || (now.structure === 'artifact' && same(before.runs, now.runs)));

/** Marks a line in which all runs are sample text. */
const ALL = 'all';

interface LineProps {
  name: string;
  top: number;
  baseline: number;
  height: number;
  runs: Line['runs'];
  sampled: ReadonlySet<string> | typeof ALL | null;
}

/** Memoizes each line by its runs, so that a keystroke redraws only the changed lines. */
const SheetLine = memo(function SheetLine({ name, top, baseline, height, runs, sampled }: LineProps) {
  return (
    <div data-line={name} style={{ top: top * DRAW_SCALE, height: height * DRAW_SCALE, left: 0, right: 0 }}>
      {runs.map((run, index) => (
        <span
          key={index}
          data-field={run.field}
          style={runStyle(run, baseline - top, isSample(run, sampled))}
          {...(isSample(run, sampled) && { 'data-sample': true, 'aria-hidden': true })}
        >
          {run.text}
        </span>
      ))}
    </div>
  );
});

const isSample = (run: PlacedRun, sampled: LineProps['sampled']): boolean =>
  sampled !== null && (sampled === ALL || run.field === undefined || sampled.has(run.field));

/** The lightest gray that is readable on white (contrast 4.6:1). */
const SAMPLE_INK = '#757575';

/** Shows sample text in gray, or translucent where the template has light text on a colored band. */
const sampleStyle = (color: string): CSSProperties =>
  /^#[c-f].[c-f].[c-f]/i.test(color) ? { color, opacity: 0.75 } : { color: SAMPLE_INK };

const shapeStyle = ({ x, y, width, height, color }: Shape): CSSProperties => ({
  left: x * DRAW_SCALE,
  top: y * DRAW_SCALE,
  width: width * DRAW_SCALE,
  height: height * DRAW_SCALE,
  background: color,
});

function runStyle(run: PlacedRun, baseline: number, sample: boolean): CSSProperties {
  const { x, face, size, color, tracking, direction } = run;
  const metrics = loadedFace(face);
  const ascent = (metrics?.ascent ?? 1) * size;
  const descent = (metrics?.descent ?? 0) * size;
  return {
    left: x * DRAW_SCALE,
    top: (baseline - ascent) * DRAW_SCALE,
    font: `${size * DRAW_SCALE}px/${(ascent + descent) * DRAW_SCALE}px ${face}`,
    ...(sample ? sampleStyle(color) : { color }),
    letterSpacing: tracking === 0 ? undefined : tracking * DRAW_SCALE,
    direction: direction === 'rtl' ? direction : undefined,
  };
}
