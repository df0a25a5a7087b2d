import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds two-step verification and passkeys of users, and two-step verification of staff. */
export class SecondFactors1764400000000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    for (const { owner, column, prefix } of [
      { owner: 'users', column: 'user_id', prefix: '' },
      { owner: 'staff', column: 'staff_id', prefix: 'staff_' },
    ]) {
      await database.query(`
        CREATE TABLE ${prefix}totp_secrets (
          ${column} uuid NOT NULL CONSTRAINT ${prefix}totp_secrets_pkey PRIMARY KEY
            CONSTRAINT ${prefix}totp_secrets_${column}_fkey REFERENCES ${owner} (id) ON DELETE CASCADE,
          sealed_secret text NOT NULL,
          started_at timestamptz NOT NULL DEFAULT now(),
          confirmed_at timestamptz,
          last_step bigint NOT NULL DEFAULT 0
        )`);
      await database.query(`
        CREATE TABLE ${prefix}recovery_codes (
          ${column} uuid NOT NULL CONSTRAINT ${prefix}recovery_codes_${column}_fkey
            REFERENCES ${owner} (id) ON DELETE CASCADE,
          digest text NOT NULL,
          used_at timestamptz,
          CONSTRAINT ${prefix}recovery_codes_pkey PRIMARY KEY (${column}, digest)
        )`);
    }
    await database.query(`
      CREATE TABLE passkeys (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT passkeys_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT passkeys_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_id_unique UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        synced boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await database.query('CREATE INDEX passkeys_user_id_index ON passkeys (user_id)');
    await database.query(`
      CREATE TABLE passkey_challenges (
        challenge text NOT NULL CONSTRAINT passkey_challenges_pkey PRIMARY KEY,
        purpose text NOT NULL,
        user_id uuid CONSTRAINT passkey_challenges_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await database.query('CREATE INDEX passkey_challenges_expires_at_index ON passkey_challenges (expires_at)');
    await database.query('CREATE INDEX passkey_challenges_user_id_index ON passkey_challenges (user_id)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
