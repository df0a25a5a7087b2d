/** Choices, in days, for how long support can open the resumes of a user. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
