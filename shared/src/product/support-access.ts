/** Days for which an owner can give support access to their resumes. */
export const SUPPORT_ACCESS_DAYS = [1, 7, 30] as const;
