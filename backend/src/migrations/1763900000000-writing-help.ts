import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds budgets and usage of writing help, and the texts beside a resume. */
export class WritingHelp1763900000000 implements MigrationInterface {
  name = 'WritingHelp1763900000000';

  async up(database: QueryRunner): Promise<void> {
    // `who` is a hash of an account id or a visitor's network address, so the table holds no personal data.
    await database.query(`
      CREATE TABLE ai_uses (
        who text NOT NULL,
        day date NOT NULL,
        task text NOT NULL,
        count integer NOT NULL,
        CONSTRAINT ai_uses_pkey PRIMARY KEY (who, day, task)
      )`);
    await database.query('CREATE INDEX ai_uses_day_index ON ai_uses (day)');
    // One row per request to a model. Money is in millionths of a dollar.
    await database.query(`
      CREATE TABLE ai_calls (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ai_calls_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT ai_calls_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        task text NOT NULL,
        model text NOT NULL,
        prompt text NOT NULL,
        outcome text NOT NULL,
        input_tokens integer NOT NULL,
        output_tokens integer NOT NULL,
        cost_micros bigint NOT NULL,
        milliseconds integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX ai_calls_user_id_index ON ai_calls (user_id, created_at)');
    await database.query('CREATE INDEX ai_calls_created_at_index ON ai_calls (created_at)');
    // Reserved before a request and settled after it, so that concurrent requests cannot exceed the budget.
    await database.query(`
      CREATE TABLE ai_budget_days (
        day date NOT NULL CONSTRAINT ai_budget_days_pkey PRIMARY KEY,
        spent_micros bigint NOT NULL
      )`);
    await database.query(`
      CREATE TABLE resume_documents (
        resume_id uuid NOT NULL CONSTRAINT resume_documents_resume_id_fkey REFERENCES resumes (id) ON DELETE CASCADE,
        kind text NOT NULL,
        content jsonb NOT NULL,
        revision integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT resume_documents_pkey PRIMARY KEY (resume_id, kind)
      )`);
    // A cache, like `rendered_files`. A letter that is deleted and written again counts its revisions from 1, so its
    // files must not survive it.
    await database.query(`
      CREATE TABLE rendered_letters (
        resume_id uuid NOT NULL,
        kind text NOT NULL,
        revision integer NOT NULL,
        letter_revision integer NOT NULL,
        format text NOT NULL,
        renderer integer NOT NULL,
        content bytea NOT NULL,
        digest text NOT NULL,
        report jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT rendered_letters_pkey PRIMARY KEY (resume_id, kind, revision, letter_revision, format, renderer),
        CONSTRAINT rendered_letters_document_fkey FOREIGN KEY (resume_id, kind)
          REFERENCES resume_documents (resume_id, kind) ON DELETE CASCADE
      )`);
    await database.query('CREATE INDEX rendered_letters_expires_at_index ON rendered_letters (expires_at)');
    // PDF and DOCX are already compressed.
    await database.query('ALTER TABLE rendered_letters ALTER COLUMN content SET STORAGE EXTERNAL');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
