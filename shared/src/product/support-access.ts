/** Numbers of days for which users can let support open their resumes. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
