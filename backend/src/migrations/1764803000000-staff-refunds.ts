import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds refunds by staff, the time of cancellation of plans, and an index for declined payments. */
export class StaffRefunds1764803000000 implements MigrationInterface {
  name = 'StaffRefunds1764803000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE staff_refunds (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT staff_refunds_pkey PRIMARY KEY,
        -- The payment that it is a refund of.
        ledger_entry_id bigint NOT NULL CONSTRAINT staff_refunds_ledger_entry_id_fkey REFERENCES ledger_entries (id),
        amount integer NOT NULL,
        -- Cents that had been refunded before: tells whether the provider has made this refund already.
        refunded_before integer NOT NULL,
        reason text NOT NULL,
        staff_id uuid CONSTRAINT staff_refunds_staff_id_fkey REFERENCES staff (id) ON DELETE SET NULL,
        -- 'open', 'made' or 'refused'.
        state text NOT NULL DEFAULT 'open',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        finished_at timestamptz(3)
      )`);
    await database.query('CREATE INDEX staff_refunds_ledger_entry_id_index ON staff_refunds (ledger_entry_id)');
    await database.query(
      `CREATE UNIQUE INDEX staff_refunds_open_unique ON staff_refunds (ledger_entry_id) WHERE state = 'open'`,
    );
    // Time of the cancellation, null after a resume. Plans canceled earlier get the time of their last change.
    await database.query('ALTER TABLE subscriptions ADD COLUMN canceled_at timestamptz(3)');
    await database.query(
      `UPDATE subscriptions SET canceled_at = updated_at
       WHERE state IN ('active', 'past_due') AND cancels_at_period_end`,
    );
    await database.query(
      `CREATE INDEX payment_events_declined_index ON payment_events (provider, object_id, created_at)
       WHERE type IN ('payment_intent.payment_failed', 'invoice.payment_failed')`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
