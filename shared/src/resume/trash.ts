/** Number of days for which a deleted resume can be restored. */
export const TRASH_DAYS = 30;
