import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the outbox of payment emails, written in the transaction of the payment. */
export class PaymentMails1764000100000 implements MigrationInterface {
  name = 'PaymentMails1764000100000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE payment_mails (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT payment_mails_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT payment_mails_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        ledger_entry_id bigint CONSTRAINT payment_mails_ledger_entry_id_fkey REFERENCES ledger_entries (id),
        subscription_id uuid CONSTRAINT payment_mails_subscription_id_fkey REFERENCES subscriptions (id),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        queued_at timestamptz(3),
        -- When it was sent, or found to be of no use any more.
        handled_at timestamptz(3)
      )`);
    await database.query('CREATE INDEX payment_mails_user_id_index ON payment_mails (user_id)');
    await database.query(
      'CREATE INDEX payment_mails_unhandled_index ON payment_mails (created_at) WHERE handled_at IS NULL',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
