/** Kinds of missing facts in a bullet, in the order of the coach's questions. */
export const OPEN_POINTS = ['ownership', 'scope', 'result'] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];
