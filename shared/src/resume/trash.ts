/** Days for which a deleted résumé can be restored. */
export const TRASH_DAYS = 30;
