/**
 * Where the database files and programs go when the account that runs PostgreSQL cannot reach DATA_DIR or the checkout.
 * Never a temporary folder: those are emptied, and this is people's data.
 */
export const PERMANENT_HOME = '/var/lib/shortlist';
