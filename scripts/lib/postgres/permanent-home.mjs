/**
 * Location of the database files and programs if the account that runs PostgreSQL cannot reach DATA_DIR or the checkout.
 * Not a temporary folder, because those are emptied.
 */
export const PERMANENT_HOME = '/var/lib/shortlist';
