import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of staff that end when they are not used, and that know whether a second factor was part of them. */
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
