import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds idle expiry of staff sessions, and whether they used a second factor. */
export class StaffSessions1764400001000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE staff_sessions
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN second_factor boolean NOT NULL DEFAULT false`);
    await database.query('CREATE INDEX staff_sessions_staff_id_index ON staff_sessions (staff_id)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
