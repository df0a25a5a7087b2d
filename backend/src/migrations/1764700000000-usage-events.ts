import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds usage events and the figures computed from them. */
export class UsageEvents1764700000000 implements MigrationInterface {
  name = 'UsageEvents1764700000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE usage_events (
        at timestamptz(3) NOT NULL,
        -- When the server stored it.
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        kind text NOT NULL,
        -- The page, file format, product or engine; what it is depends on the kind.
        label text NOT NULL DEFAULT '',
        -- The account of an event of the server. Without a foreign key: figures outlive accounts, and the id of a deleted
        -- account is replaced by one that belongs to nobody.
        user_id uuid,
        -- A salted hash that is the same for one browser on one day; events of the client have it.
        visitor bytea
      ) PARTITION BY RANGE (at)`);
    // Holds events of days without a partition until the roll-up creates it.
    await database.query('CREATE TABLE usage_events_other PARTITION OF usage_events DEFAULT');
    await database.query('CREATE INDEX usage_events_user_id_index ON usage_events (user_id) WHERE user_id IS NOT NULL');
    await database.query(`
      CREATE FUNCTION refuse_usage_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- An account that is being deleted leaves its events to nobody; a partition is made from the default one.
        IF TG_OP = 'UPDATE' AND OLD.user_id IS NOT NULL AND NEW.user_id IS NOT NULL
           AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id AND closed_at IS NULL)
           AND NOT EXISTS (SELECT FROM users WHERE id = NEW.user_id) THEN
          OLD.user_id := NEW.user_id;
          IF NEW IS NOT DISTINCT FROM OLD THEN
            RETURN NEW;
          END IF;
        END IF;
        IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'usage_events_other' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'usage_events is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await database.query(`
      CREATE TRIGGER usage_events_append_only BEFORE UPDATE OR DELETE ON usage_events
      FOR EACH ROW EXECUTE FUNCTION refuse_usage_event_change()`);

    await database.query(`
      CREATE TABLE visitor_salts (
        day date NOT NULL CONSTRAINT visitor_salts_pkey PRIMARY KEY,
        salt bytea NOT NULL
      )`);

    // Dropped client events by reason.
    await database.query(`
      CREATE TABLE ignored_usage (
        day date NOT NULL,
        reason text NOT NULL,
        count bigint NOT NULL,
        CONSTRAINT ignored_usage_pkey PRIMARY KEY (day, reason)
      )`);

    await database.query(`
      CREATE TABLE account_days (
        user_id uuid NOT NULL CONSTRAINT account_days_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        -- In UTC, as everywhere here.
        day date NOT NULL,
        CONSTRAINT account_days_pkey PRIMARY KEY (day, user_id)
      )`);
    await database.query('CREATE INDEX account_days_user_id_index ON account_days (user_id)');
    // Reconstructs events from before this table.
    await database.query(`
      INSERT INTO account_days (user_id, day)
      SELECT DISTINCT user_id, (last_seen_at AT TIME ZONE 'UTC')::date FROM sessions
      UNION SELECT id, (created_at AT TIME ZONE 'UTC')::date FROM users`);

    await database.query(`
      CREATE TABLE metric_hours (
        metric text NOT NULL,
        hour timestamptz(0) NOT NULL,
        label text NOT NULL,
        value bigint NOT NULL,
        CONSTRAINT metric_hours_pkey PRIMARY KEY (metric, hour, label)
      )`);
    await database.query(`
      CREATE TABLE metric_days (
        metric text NOT NULL,
        day date NOT NULL,
        label text NOT NULL,
        value bigint NOT NULL,
        CONSTRAINT metric_days_pkey PRIMARY KEY (metric, day, label)
      )`);
    await database.query(`
      CREATE TABLE metric_totals (
        metric text NOT NULL CONSTRAINT metric_totals_pkey PRIMARY KEY,
        value bigint NOT NULL
      )`);
    await database.query(`
      CREATE TABLE roll_up_runs (
        name text NOT NULL CONSTRAINT roll_up_runs_pkey PRIMARY KEY,
        finished_at timestamptz(3) NOT NULL
      )`);
    await database.query('CREATE INDEX ledger_entries_created_at_index ON ledger_entries (created_at)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
