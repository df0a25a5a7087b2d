import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds suspended accounts and granted plans. */
export class UsersConsole1764801000000 implements MigrationInterface {
  name = 'UsersConsole1764801000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE users ADD COLUMN suspended_at timestamptz');
    // At most one per account; earlier ones are in the audit log.
    await database.query(`
      CREATE TABLE plan_grants (
        user_id uuid NOT NULL CONSTRAINT plan_grants_pkey PRIMARY KEY
          CONSTRAINT plan_grants_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        plan text NOT NULL CONSTRAINT plan_grants_plan_check CHECK (plan IN ('pro', 'premium')),
        ends_at timestamptz NOT NULL,
        staff_id uuid NOT NULL CONSTRAINT plan_grants_staff_id_fkey REFERENCES staff (id),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
