/** Minus sign. Unlike a hyphen, it is as wide as the plus sign. */
const MINUS = '−';

/** Formats a change in points as "+3.2", "−0.5" or "0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `${MINUS}${Math.abs(points)}` : '0';

const LEAST_SHOWN = 0.1;

/** Formats lost points with one decimal; small losses are never shown as zero. */
export const pointsLost = (cost: number): string => signed(-Math.max(LEAST_SHOWN, Math.round(cost * 10) / 10));
