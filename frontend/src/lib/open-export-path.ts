/** Query parameter with the name of the dialog to open. */
export const OPEN_PARAM = 'open';

/** Path to which the user returns after signing up: the builder with the export dialog open. */
export const OPEN_EXPORT_PATH = `/app/resume?${OPEN_PARAM}=export`;

export const SIGN_UP_TO_EXPORT_PATH = `/register?returnTo=${encodeURIComponent(OPEN_EXPORT_PATH)}`;
