import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the reason and the changes of staff actions. */
export class AuditLog1764800000000 implements MigrationInterface {
  name = 'AuditLog1764800000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE security_events
        ADD COLUMN reason text,
        -- {"field": [before, after]}
        ADD COLUMN changes jsonb`);
    await database.query(`
      CREATE OR REPLACE FUNCTION refuse_security_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.user_id IS NOT NULL AND NEW.user_id IS NULL
           AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND (deletion_at IS NULL OR deletion_at > now())) THEN
          OLD.user_id := NULL;
          IF NEW IS NOT DISTINCT FROM OLD THEN
            -- The reason is the staff's own and stays; what was changed may be personal.
            NEW.detail := NULL;
            NEW.changes := NULL;
            IF NEW.staff_id IS NULL THEN
              NEW.network := NULL;
              NEW.device := '';
            END IF;
            RETURN NEW;
          END IF;
        END IF;
        IF TG_OP = 'DELETE' AND (OLD.created_at < now() - interval '365 days' OR (
             OLD.user_id IS NULL AND OLD.staff_id IS NULL AND OLD.created_at < now() - interval '30 days')) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'security_events is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await database.query('CREATE INDEX security_events_kind_index ON security_events (kind, id)');
    await database.query(
      'CREATE INDEX security_events_subject_id_index ON security_events (subject_id, id) WHERE subject_id IS NOT NULL',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
