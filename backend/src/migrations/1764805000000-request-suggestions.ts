import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds wordings that staff suggest for texts of a resume. */
export class RequestSuggestions1764805000000 implements MigrationInterface {
  name = 'RequestSuggestions1764805000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE service_request_suggestions (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT service_request_suggestions_pkey PRIMARY KEY,
        request_id uuid NOT NULL CONSTRAINT service_request_suggestions_request_id_fkey
          REFERENCES service_requests (id) ON DELETE CASCADE,
        path text NOT NULL,
        text_before text NOT NULL,
        text_after text NOT NULL,
        note text NOT NULL,
        state text NOT NULL DEFAULT 'open' CONSTRAINT service_request_suggestions_state_check
          CHECK (state IN ('open', 'accepted', 'refused', 'outdated')),
        staff_id uuid CONSTRAINT service_request_suggestions_staff_id_fkey REFERENCES staff (id) ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        decided_at timestamptz(3)
      )`);
    await database.query(
      'CREATE INDEX service_request_suggestions_request_id_index ON service_request_suggestions (request_id)',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
