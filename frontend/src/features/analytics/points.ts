/** With a minus that is as wide as the plus. */
const MINUS = '−';

/** "+3.2", "−0.5", "0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `${MINUS}${Math.abs(points)}` : '0';

const LEAST_SHOWN = 0.1;

/** What a rule costs, to one decimal and never as nothing. */
export const pointsLost = (cost: number): string => signed(-Math.max(LEAST_SHOWN, Math.round(cost * 10) / 10));
