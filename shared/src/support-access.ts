/** Days for which an owner can let support look at their résumés. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
