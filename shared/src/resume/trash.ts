export const TRASH_DAYS = 30;
