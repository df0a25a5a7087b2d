import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the networks of payments, for hourly limits on declined cards. */
export class PaymentOrigins1764200001000 implements MigrationInterface {
  name = 'PaymentOrigins1764200001000';

  async up(database: QueryRunner): Promise<void> {
    // `networks` are hashes of the address and, for IPv6, of its /48.
    await database.query(`
      CREATE TABLE payment_origins (
        provider text NOT NULL,
        reference text NOT NULL,
        networks text[] NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_origins_pkey PRIMARY KEY (provider, reference)
      )`);
    await database.query('CREATE INDEX payment_origins_updated_at_index ON payment_origins (updated_at)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
