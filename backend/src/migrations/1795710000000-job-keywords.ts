import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the keywords that a language model found, so that all processes use the same ones. */
export class JobKeywords1795710000000 implements MigrationInterface {
  name = 'JobKeywords1795710000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE job_keywords (
        text_hash text CONSTRAINT job_keywords_pkey PRIMARY KEY,
        answer jsonb NOT NULL,
        model text NOT NULL,
        prompt text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX job_keywords_used_at_index ON job_keywords (used_at)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
