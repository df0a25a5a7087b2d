import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves the files of resumes, cover letters and guides to one table. Drops the old rows: each build has its own
 * renderer version and would serve none of them.
 */
export class OneTableOfFiles1795673200000 implements MigrationInterface {
  name = 'OneTableOfFiles1795673200000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE rendered_letters, rendered_files');
    await database.query('DROP FUNCTION replace_rendered_letter(), replace_rendered_file()');
    await database.query(`
      CREATE TABLE rendered_files (
        resume_id uuid NOT NULL CONSTRAINT rendered_files_resume_id_fkey REFERENCES resumes (id) ON DELETE CASCADE,
        kind text NOT NULL,
        revision integer NOT NULL,
        companion_revision integer NOT NULL,
        format text NOT NULL,
        renderer integer NOT NULL,
        content bytea NOT NULL,
        digest text NOT NULL,
        report jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT rendered_files_pkey PRIMARY KEY (resume_id, kind, revision, companion_revision, format, renderer)
      )`);
    // PDF and DOCX are already compressed.
    await database.query('ALTER TABLE rendered_files ALTER COLUMN content SET STORAGE EXTERNAL');
    await database.query('CREATE INDEX rendered_files_expires_at_index ON rendered_files (expires_at)');

    // Only the file of the newest revisions is served; otherwise every save and report would add one.
    await database.query(`
      CREATE FUNCTION replace_rendered_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM rendered_files
        WHERE resume_id = NEW.resume_id AND kind = NEW.kind AND format = NEW.format
          AND revision <= NEW.revision AND companion_revision <= NEW.companion_revision
          AND (revision, companion_revision) <> (NEW.revision, NEW.companion_revision);
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER rendered_files_replaced AFTER INSERT ON rendered_files
      FOR EACH ROW EXECUTE FUNCTION replace_rendered_file()`);

    // A companion that is deleted and written again counts its revisions from 1, so its files must not survive it.
    await database.query(`
      CREATE FUNCTION delete_companion_files() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM rendered_files WHERE resume_id = OLD.resume_id AND kind = OLD.kind;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER resume_documents_files_deleted AFTER DELETE ON resume_documents
      FOR EACH ROW EXECUTE FUNCTION delete_companion_files()`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
