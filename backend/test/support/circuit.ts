import type { DataSource } from 'typeorm';

/** Lets time pass for the circuit breaker of the language model. */
export const passCircuitTime = (database: DataSource, seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE ai_circuits SET open_until = open_until - make_interval(secs => $1),
                            trial_until = trial_until - make_interval(secs => $1)`,
    [seconds],
  );
