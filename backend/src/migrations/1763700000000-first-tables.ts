import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Migrations go forward only: the next one fixes a mistake, without deleting data. */
export class FirstTables1763700000000 implements MigrationInterface {
  name = 'FirstTables1763700000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT users_pkey PRIMARY KEY,
        email text NOT NULL CONSTRAINT users_email_unique UNIQUE,
        email_verified boolean NOT NULL DEFAULT false,
        password_hash text NOT NULL,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        profile_image_url text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT sessions_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX sessions_user_id_index ON sessions (user_id)');
    await database.query('CREATE INDEX sessions_expires_at_index ON sessions (expires_at)');
    await database.query(`
      CREATE TABLE sign_in_attempts (
        key text NOT NULL CONSTRAINT sign_in_attempts_pkey PRIMARY KEY,
        count integer NOT NULL,
        window_ends_at timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX sign_in_attempts_window_ends_at_index ON sign_in_attempts (window_ends_at)');
    await database.query(`
      CREATE TABLE resumes (
        id uuid NOT NULL CONSTRAINT resumes_pkey PRIMARY KEY,
        owner_id uuid NOT NULL CONSTRAINT resumes_owner_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL,
        template_key text NOT NULL,
        data jsonb NOT NULL,
        jd_text text,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX resumes_owner_id_updated_at_index ON resumes (owner_id, updated_at)');
    await database.query('CREATE INDEX resumes_deleted_at_index ON resumes (deleted_at) WHERE deleted_at IS NOT NULL');
    await database.query(`
      CREATE TABLE rendered_files (
        resume_id uuid NOT NULL CONSTRAINT rendered_files_resume_id_fkey REFERENCES resumes (id) ON DELETE CASCADE,
        revision integer NOT NULL,
        format text NOT NULL,
        renderer integer NOT NULL,
        content bytea NOT NULL,
        digest text NOT NULL,
        report jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT rendered_files_pkey PRIMARY KEY (resume_id, revision, format, renderer)
      )`);
    // PDF and DOCX are already compressed; compressing again would slow down every write.
    await database.query('ALTER TABLE rendered_files ALTER COLUMN content SET STORAGE EXTERNAL');
    await database.query('CREATE INDEX rendered_files_expires_at_index ON rendered_files (expires_at)');
    await database.query(`
      CREATE TABLE downloads (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT downloads_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT downloads_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        resume_id uuid NOT NULL,
        format text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX downloads_user_id_index ON downloads (user_id)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
