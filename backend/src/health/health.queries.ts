import type { Database } from '../core/sql/sql.js';

export const ping = (database: Database): Promise<unknown> => database.query('SELECT 1');
