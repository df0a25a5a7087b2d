import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds settings that staff change at run time. Each change is a new, immutable version. */
export class Settings1764800500000 implements MigrationInterface {
  name = 'Settings1764800500000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE settings_versions (
        version integer NOT NULL CONSTRAINT settings_versions_pkey PRIMARY KEY,
        settings jsonb NOT NULL,
        staff_id uuid NOT NULL CONSTRAINT settings_versions_staff_id_fkey REFERENCES staff (id),
        reason text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await database.query(`
      CREATE FUNCTION refuse_settings_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'settings_versions is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await database.query(`
      CREATE TRIGGER settings_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settings_versions
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_settings_version_change()`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
