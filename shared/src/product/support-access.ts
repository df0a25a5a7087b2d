/** Numbers of days from which users choose how long support can open their resumes. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
