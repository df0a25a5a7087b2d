import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the end of the period in which support may read the resumes of a user. */
export class SupportAccess1764805100000 implements MigrationInterface {
  name = 'SupportAccess1764805100000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE users ADD COLUMN support_access_until timestamptz(3)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
