import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table whose rows count toward an account's storage. */
const COUNTED = ['resumes', 'resume_versions', 'resume_documents'];

/**
 * Counts the stored bytes of an account in the transaction that stores them, and rejects writes beyond the quota. Also
 * marks rows that are deleted in batches.
 */
export class AccountStorage1764100000000 implements MigrationInterface {
  name = 'AccountStorage1764100000000';

  async up(database: QueryRunner): Promise<void> {
    await this.measureRows(database);
    await this.countRows(database);
    // Hides resumes during a deletion in batches, so that an incomplete one leaves no partial resume.
    await database.query('ALTER TABLE resumes ADD COLUMN purged_at timestamptz');
    await database.query('CREATE INDEX resumes_purged_at_index ON resumes (purged_at) WHERE purged_at IS NOT NULL');
    // A closed account cannot sign in; its rows are deleted in batches.
    await database.query('ALTER TABLE users ADD COLUMN closed_at timestamptz');
  }

  /** Logical bytes: unlike those on disk, they also bound the memory of a response, whatever the compression. */
  private async measureRows(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE FUNCTION content_bytes(title text, data jsonb, jd_text text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
        SELECT octet_length(title) + octet_length(data::text) + coalesce(octet_length(jd_text), 0)
      $$`);

    // Name and job title are also columns, so that lists do not read the content.
    await database.query(`
      ALTER TABLE resumes
        ADD COLUMN bytes integer NOT NULL DEFAULT 0,
        ADD COLUMN full_name text NOT NULL DEFAULT '',
        ADD COLUMN job_title text NOT NULL DEFAULT ''`);
    await database.query(`
      CREATE FUNCTION measure_resume() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.bytes := content_bytes(NEW.title, NEW.data, NEW.jd_text);
        NEW.full_name := coalesce(NEW.data->'personal'->>'fullName', '');
        NEW.job_title := coalesce(NEW.data->'personal'->>'jobTitle', '');
        RETURN NEW;
      END $$`);
    await database.query(`
      CREATE TRIGGER resumes_measured BEFORE INSERT OR UPDATE OF title, data, jd_text ON resumes
      FOR EACH ROW EXECUTE FUNCTION measure_resume()`);
    await database.query('UPDATE resumes SET title = title');

    // Repeats the owner, because a deleted resume is gone before the rows that refer to it.
    await database.query(
      'ALTER TABLE resume_versions ADD COLUMN owner_id uuid, ADD COLUMN bytes integer NOT NULL DEFAULT 0',
    );
    await database.query(`
      CREATE FUNCTION measure_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.bytes := content_bytes(NEW.title, NEW.data, NEW.jd_text);
        SELECT owner_id INTO NEW.owner_id FROM resumes WHERE id = NEW.resume_id;
        RETURN NEW;
      END $$`);
    await database.query(`
      CREATE TRIGGER resume_versions_measured BEFORE INSERT OR UPDATE OF title, data, jd_text ON resume_versions
      FOR EACH ROW EXECUTE FUNCTION measure_version()`);
    await database.query('UPDATE resume_versions SET title = title');
    await database.query('ALTER TABLE resume_versions ALTER COLUMN owner_id SET NOT NULL');
    await database.query('CREATE INDEX resume_versions_owner_id_index ON resume_versions (owner_id)');

    await database.query(
      'ALTER TABLE resume_documents ADD COLUMN owner_id uuid, ADD COLUMN bytes integer NOT NULL DEFAULT 0',
    );
    await database.query(`
      CREATE FUNCTION measure_document() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.bytes := octet_length(NEW.content::text);
        SELECT owner_id INTO NEW.owner_id FROM resumes WHERE id = NEW.resume_id;
        RETURN NEW;
      END $$`);
    await database.query(`
      CREATE TRIGGER resume_documents_measured BEFORE INSERT OR UPDATE OF content ON resume_documents
      FOR EACH ROW EXECUTE FUNCTION measure_document()`);
    await database.query('UPDATE resume_documents SET content = content');
    await database.query('ALTER TABLE resume_documents ALTER COLUMN owner_id SET NOT NULL');
  }

  private async countRows(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE account_usage (
        owner_id uuid NOT NULL CONSTRAINT account_usage_pkey PRIMARY KEY
          CONSTRAINT account_usage_owner_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        bytes bigint NOT NULL DEFAULT 0,
        -- 50 MiB; an operator may give one account more.
        quota_bytes bigint NOT NULL DEFAULT 52428800
      )`);
    await database.query(`
      INSERT INTO account_usage (owner_id, bytes)
      SELECT owner_id, sum(bytes) FROM (
        ${COUNTED.map((table) => `SELECT owner_id, bytes FROM ${table}`).join(' UNION ALL ')}
      ) AS stored GROUP BY owner_id`);
    // Always allows removing bytes, even after the row of a deleted account is gone.
    await database.query(`
      CREATE FUNCTION count_stored_bytes(owner uuid, change bigint) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        excess bigint;
      BEGIN
        IF change < 0 THEN
          UPDATE account_usage SET bytes = bytes + change WHERE owner_id = owner;
        ELSIF change > 0 THEN
          INSERT INTO account_usage AS u (owner_id, bytes) VALUES (owner, change)
          ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes + change
          RETURNING u.bytes - u.quota_bytes INTO excess;
          IF excess > 0 THEN
            RAISE EXCEPTION 'the storage quota is exceeded'
              USING ERRCODE = 'check_violation', CONSTRAINT = 'account_usage_quota';
          END IF;
        END IF;
      END $$`);
    await database.query(`
      CREATE FUNCTION count_added_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM count_stored_bytes(NEW.owner_id, NEW.bytes);
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE FUNCTION count_changed_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM count_stored_bytes(NEW.owner_id, NEW.bytes - OLD.bytes);
        RETURN NULL;
      END $$`);
    // Runs once per statement, because batches remove many rows of one account.
    await database.query(`
      CREATE FUNCTION count_removed_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM count_stored_bytes(owner_id, -sum(bytes)) FROM removed GROUP BY owner_id ORDER BY owner_id;
        RETURN NULL;
      END $$`);
    for (const table of COUNTED) {
      await database.query(`
        CREATE TRIGGER ${table}_added AFTER INSERT ON ${table}
        FOR EACH ROW EXECUTE FUNCTION count_added_bytes()`);
      await database.query(`
        CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table}
        FOR EACH ROW WHEN (OLD.bytes <> NEW.bytes) EXECUTE FUNCTION count_changed_bytes()`);
      await database.query(`
        CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION count_removed_bytes()`);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
