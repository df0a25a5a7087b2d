/** Query parameter that names the dialog to open. */
export const OPEN_PARAM = 'open';

/** Sign-up returns here: the visitor's builder with the export dialog open. */
export const OPEN_EXPORT_PATH = `/app/resume?${OPEN_PARAM}=export`;

export const SIGN_UP_TO_EXPORT_PATH = `/register?returnTo=${encodeURIComponent(OPEN_EXPORT_PATH)}`;
