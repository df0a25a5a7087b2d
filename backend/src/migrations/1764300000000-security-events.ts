import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an append-only log of account events, and the time of the last authentication in a session. */
export class SecurityEvents1764300000000 implements MigrationInterface {
  name = 'SecurityEvents1764300000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE security_events (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT security_events_pkey PRIMARY KEY,
        kind text NOT NULL,
        -- Null for a sign-in to no account, and once the account is deleted.
        user_id uuid CONSTRAINT security_events_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        -- Staff accounts are disabled, never deleted: the log has to keep who did it.
        staff_id uuid CONSTRAINT security_events_staff_id_fkey REFERENCES staff (id),
        -- A promo code or a service request.
        subject_id uuid,
        detail text,
        -- Keyed hash: the same network gives the same value, but the address cannot be derived from it.
        network text,
        device text NOT NULL DEFAULT '',
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await database.query('CREATE INDEX security_events_user_id_index ON security_events (user_id, id)');
    await database.query('CREATE INDEX security_events_staff_id_index ON security_events (staff_id, id)');
    await database.query('CREATE INDEX security_events_created_at_index ON security_events (created_at)');
    // Two changes are allowed: deleting an account clears its id, and expired rows are deleted.
    await database.query(`
      CREATE FUNCTION refuse_security_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.user_id IS NOT NULL AND NEW.user_id IS NULL
           AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND (deletion_at IS NULL OR deletion_at > now())) THEN
          OLD.user_id := NULL;
          IF NEW IS NOT DISTINCT FROM OLD THEN
            NEW.detail := NULL;
            -- Those of a member of staff are not the owner's.
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
    await database.query(`
      CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON security_events
      FOR EACH ROW EXECUTE FUNCTION refuse_security_event_change()`);
    await database.query(`
      CREATE TRIGGER security_events_not_truncated BEFORE TRUNCATE ON security_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_event_change()`);

    await database.query('ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz');
    await database.query('UPDATE sessions SET authenticated_at = created_at');
    await database.query(`
      ALTER TABLE sessions
        ALTER COLUMN authenticated_at SET DEFAULT now(),
        ALTER COLUMN authenticated_at SET NOT NULL`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
