import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shares the circuit breaker of the language model between API processes. */
export class SharedCircuitBreaker1795690800000 implements MigrationInterface {
  name = 'SharedCircuitBreaker1795690800000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `CREATE TABLE ai_circuits (
         server text CONSTRAINT ai_circuits_pkey PRIMARY KEY,
         failures integer NOT NULL,
         open_until timestamptz,
         trial_until timestamptz
       )`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
