import { sampleEvenly } from '@shortlist/shared/analytics/sample-evenly';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { PART_NAMES } from '../../../entities/resume/part-names.js';
import { messages } from './messages.js';
import { shortDayOf } from './point-name.js';

type SeriesKey = 'quality' | 'parse' | 'content' | 'match';

/** A line of the chart. Each line has its own dash pattern, because color must not be the only cue. */
export interface Series {
  key: SeriesKey;
  name: string;
  /** Key of the line's color in the theme's palette. */
  color: string;
  width: number;
  /** SVG `stroke-dasharray` of the line; solid if omitted. */
  dashes?: string;
}

const ALL: readonly Series[] = [
  { key: 'quality', name: messages.series.name, color: 'primary', width: 3 },
  { key: 'match', name: PART_NAMES.match, color: 'warning', width: 1.5, dashes: '2 3' },
  { key: 'parse', name: PART_NAMES.parse, color: 'info', width: 1.5, dashes: '8 3' },
  { key: 'content', name: PART_NAMES.content, color: 'secondary', width: 1.5, dashes: '8 3 2 3' },
];

/** Returns the lines of the chart. Without a job description, there is no line for the job match. */
export const seriesOf = (points: readonly ScorePoint[]): Series[] =>
  ALL.filter(({ key }) => points.some((point) => point[key] !== null));

/** Returns the horizontal position of a point, as a percentage of the chart's width. */
export const across = (place: number, count: number): number => (count === 1 ? 50 : (place / (count - 1)) * 100);

/** Returns the `points` attribute of an SVG polyline in a box of 100 by 100 units, with a score of 0 at the bottom. */
export const lineOf = (points: readonly ScorePoint[], key: SeriesKey): string =>
  points
    .flatMap((point, place) => {
      const value = point[key];
      return value === null ? [] : [`${across(place, points.length)},${100 - value}`];
    })
    .join(' ');

const MAX_MARKS = 4;

/**
 * Returns up to four labels to show below the chart, each with its position as a percentage of the chart's width. The
 * last point is labeled "Now", earlier points with their day. Labels each day only once.
 */
export function dayMarks(points: readonly ScorePoint[]): { name: string; at: number }[] {
  const marks = sampleEvenly([...points.keys()], MAX_MARKS).map((place) => ({
    name: place === points.length - 1 ? messages.series.now : shortDayOf(points[place]!),
    at: across(place, points.length),
  }));
  return marks.filter(({ name }, index) => name !== marks[index - 1]?.name);
}
