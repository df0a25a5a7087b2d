import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds times that show whether a password was set before or after its address was confirmed. */
export class ProofOfAddress1764300001000 implements MigrationInterface {
  name = 'ProofOfAddress1764300001000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE users
        ADD COLUMN password_set_at timestamptz,
        ADD COLUMN email_confirmed_at timestamptz`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
