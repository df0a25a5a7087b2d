import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an owner lets support look at their résumés. */
export class SupportAccess1764805100000 implements MigrationInterface {
  name = 'SupportAccess1764805100000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE users ADD COLUMN support_access_until timestamptz(3)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
