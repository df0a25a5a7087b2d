import type { SettingsVersion } from '@shortlist/shared/contract/settings';
import type { Database } from '../core/sql/sql.js';

export type SettingsVersionView = Omit<SettingsVersion, 'settings' | 'changedAt'> & {
  settings: unknown;
  changedAt: Date;
};

export const listVersions = (database: Database, { limit }: { limit: number }): Promise<SettingsVersionView[]> =>
  database.query(
    `SELECT v.version, v.settings, v.created_at AS "changedAt", s.username AS "changedBy", v.reason
     FROM settings_versions v JOIN staff s ON s.id = v.staff_id ORDER BY v.version DESC LIMIT $1`,
    [limit],
  );
