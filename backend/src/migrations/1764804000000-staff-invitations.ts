import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds invitations of staff by email, with renewable tokens. */
export class StaffInvitations1764804000000 implements MigrationInterface {
  name = 'StaffInvitations1764804000000';

  async up(database: QueryRunner): Promise<void> {
    // Null until the invitation is accepted.
    await database.query('ALTER TABLE staff ALTER COLUMN password_hash DROP NOT NULL');
    await database.query(`
      CREATE TABLE staff_invitations (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT staff_invitations_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT staff_invitations_staff_id_fkey REFERENCES staff (id) ON DELETE CASCADE,
        -- The origin of the site where it was sent from, for the link.
        site text NOT NULL,
        -- SHA-256 of the link's token; null until the email is written.
        digest text,
        created_at timestamptz NOT NULL DEFAULT now(),
        queued_at timestamptz,
        sent_at timestamptz,
        expires_at timestamptz NOT NULL
      )`);
    await database.query('CREATE UNIQUE INDEX staff_invitations_staff_id_unique ON staff_invitations (staff_id)');
    await database.query('CREATE UNIQUE INDEX staff_invitations_digest_unique ON staff_invitations (digest)');
    await database.query(`
      ALTER TABLE staff_sessions
        -- The token that the present one replaced; it works a little longer, for requests on their way.
        ADD COLUMN previous_digest text,
        ADD COLUMN previous_until timestamptz,
        -- No renewal goes beyond it.
        ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '12 hours'`);
    await database.query(`
      UPDATE staff_sessions SET ends_at = expires_at, expires_at = least(expires_at, now() + interval '30 minutes')`);
    await database.query(`
      CREATE INDEX staff_sessions_previous_digest_index ON staff_sessions (previous_digest)
      WHERE previous_digest IS NOT NULL`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
