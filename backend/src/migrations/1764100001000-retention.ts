import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits tables that would grow forever, and indexes every recurring query. */
export class Retention1764100001000 implements MigrationInterface {
  name = 'Retention1764100001000';

  async up(database: QueryRunner): Promise<void> {
    // A permanent count of downloads, including those whose rows have expired.
    await database.query('ALTER TABLE account_usage ADD COLUMN earlier_downloads integer NOT NULL DEFAULT 0');
    await database.query('CREATE INDEX downloads_created_at_index ON downloads (created_at)');
    await database.query('CREATE INDEX payment_mails_created_at_index ON payment_mails (created_at)');
    await database.query(`CREATE INDEX orders_abandoned_index ON orders (updated_at) WHERE state = 'abandoned'`);
    // Deleting an order checks for references in the ledger.
    await database.query(
      'CREATE INDEX ledger_entries_order_id_index ON ledger_entries (order_id) WHERE order_id IS NOT NULL',
    );
    await database.query(
      'CREATE INDEX payment_events_handled_index ON payment_events (received_at) WHERE handled_at IS NOT NULL',
    );
    await database.query('CREATE INDEX service_requests_created_at_index ON service_requests (created_at)');
    await database.query('CREATE INDEX service_requests_updated_at_index ON service_requests (updated_at)');

    // Only the file of the newest revision is served; otherwise every save and report would add one.
    await database.query(`
      CREATE FUNCTION replace_rendered_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM rendered_files
        WHERE resume_id = NEW.resume_id AND format = NEW.format AND revision < NEW.revision;
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER rendered_files_replaced AFTER INSERT ON rendered_files
      FOR EACH ROW EXECUTE FUNCTION replace_rendered_file()`);
    await database.query(`
      CREATE FUNCTION replace_rendered_letter() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM rendered_letters
        WHERE resume_id = NEW.resume_id AND kind = NEW.kind AND format = NEW.format
          AND revision <= NEW.revision AND letter_revision <= NEW.letter_revision
          AND (revision, letter_revision) <> (NEW.revision, NEW.letter_revision);
        RETURN NULL;
      END $$`);
    await database.query(`
      CREATE TRIGGER rendered_letters_replaced AFTER INSERT ON rendered_letters
      FOR EACH ROW EXECUTE FUNCTION replace_rendered_letter()`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
