/** Days a deleted résumé can still be restored. */
export const TRASH_DAYS = 30;
