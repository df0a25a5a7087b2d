import type { DataSource } from 'typeorm';

/** Subtracts the given number of seconds from the deadlines of the language model's circuit breaker. */
export const passCircuitTime = (database: DataSource, seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE ai_circuits SET open_until = open_until - make_interval(secs => $1),
                            trial_until = trial_until - make_interval(secs => $1)`,
    [seconds],
  );
