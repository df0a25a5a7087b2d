/** Periods in days for which users can allow support to open their resumes. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
