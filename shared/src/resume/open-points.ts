/** Gaps in a bullet, in the order in which a coach asks about them. */
export const OPEN_POINTS = ['ownership', 'scope', 'result'] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];
