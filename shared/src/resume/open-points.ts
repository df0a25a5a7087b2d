/** Kinds of facts that a bullet may lack, in the order in which the product asks about them. */
export const OPEN_POINTS = ['ownership', 'scope', 'result'] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];
