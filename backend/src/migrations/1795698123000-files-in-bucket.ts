import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a file's bytes be in a bucket instead of its row. Workers of the previous release keep writing rows with bytes. */
export class FilesInBucket1795698123000 implements MigrationInterface {
  name = 'FilesInBucket1795698123000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE rendered_files
        ALTER COLUMN content DROP NOT NULL,
        ADD COLUMN object_key text,
        ADD COLUMN object_bytes integer,
        ADD CONSTRAINT rendered_files_place_check
          CHECK ((content IS NULL) = (object_key IS NOT NULL) AND (content IS NULL) = (object_bytes IS NOT NULL))`);
    await database.query(`
      CREATE TABLE unreferenced_objects (
        object_key text CONSTRAINT unreferenced_objects_pkey PRIMARY KEY,
        delete_after timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX unreferenced_objects_delete_after_index ON unreferenced_objects (delete_after)');

    // In the transaction of the change, so that no object is forgotten, whichever statement or cascade deletes the row.
    await database.query(`
      CREATE FUNCTION note_unreferenced_object() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO unreferenced_objects (object_key, delete_after) VALUES (OLD.object_key, now())
        ON CONFLICT (object_key) DO UPDATE SET delete_after = EXCLUDED.delete_after;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER rendered_files_object_deleted AFTER DELETE ON rendered_files
      FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION note_unreferenced_object()`);
    await database.query(`
      CREATE TRIGGER rendered_files_object_replaced AFTER UPDATE OF object_key ON rendered_files
      FOR EACH ROW WHEN (OLD.object_key IS NOT NULL AND OLD.object_key IS DISTINCT FROM NEW.object_key)
      EXECUTE FUNCTION note_unreferenced_object()`);
    await database.query(`
      CREATE FUNCTION note_referenced_object() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM unreferenced_objects WHERE object_key = NEW.object_key;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER rendered_files_object_referenced AFTER INSERT OR UPDATE OF object_key ON rendered_files
      FOR EACH ROW WHEN (NEW.object_key IS NOT NULL) EXECUTE FUNCTION note_referenced_object()`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
