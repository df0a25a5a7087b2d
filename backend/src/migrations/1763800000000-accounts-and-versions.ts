import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds provider sign-in, delayed account deletion and resume versions. */
export class AccountsAndVersions1763800000000 implements MigrationInterface {
  name = 'AccountsAndVersions1763800000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE users
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN pending_email text,
        ADD COLUMN deletion_at timestamptz`);
    await database.query('CREATE INDEX users_deletion_at_index ON users (deletion_at) WHERE deletion_at IS NOT NULL');
    await database.query(`
      ALTER TABLE sessions
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN user_agent text NOT NULL DEFAULT ''`);
    await database.query(`
      CREATE TABLE identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL CONSTRAINT identities_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject)
      )`);
    await database.query('CREATE INDEX identities_user_id_index ON identities (user_id)');
    await database.query(`
      CREATE TABLE mail_tokens (
        digest text NOT NULL CONSTRAINT mail_tokens_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT mail_tokens_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX mail_tokens_user_id_index ON mail_tokens (user_id)');
    await database.query('CREATE INDEX mail_tokens_expires_at_index ON mail_tokens (expires_at)');
    await database.query(`
      CREATE TABLE resume_versions (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT resume_versions_pkey PRIMARY KEY,
        resume_id uuid NOT NULL CONSTRAINT resume_versions_resume_id_fkey REFERENCES resumes (id) ON DELETE CASCADE,
        revision integer NOT NULL,
        reason text NOT NULL,
        title text NOT NULL,
        template_key text NOT NULL,
        data jsonb NOT NULL,
        jd_text text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT resume_versions_revision_unique UNIQUE (resume_id, revision)
      )`);
    await database.query('ALTER TABLE resumes ADD COLUMN versioned_at timestamptz');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
