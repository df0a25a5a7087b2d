/**
 * Folder for the database files and PostgreSQL's programs, used if the account that runs PostgreSQL cannot reach
 * DATA_DIR or the checkout. It is not a temporary folder, because systems empty temporary folders.
 */
export const PERMANENT_HOME = '/var/lib/shortlist';
