/** Query parameter that opens a dialog of the builder. */
export const OPEN_PARAM = 'open';

/** The visitor's builder with the export dialog open: where sign-up returns to. */
export const OPEN_EXPORT_PATH = `/app/resume?${OPEN_PARAM}=export`;

export const SIGN_UP_TO_EXPORT_PATH = `/register?returnTo=${encodeURIComponent(OPEN_EXPORT_PATH)}`;
