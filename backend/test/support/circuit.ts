import type { DataSource } from 'typeorm';

/** Moves the deadlines of the language model's circuit breaker back by the given number of seconds. */
export const passCircuitTime = (database: DataSource, seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE ai_circuits SET open_until = open_until - make_interval(secs => $1),
                            trial_until = trial_until - make_interval(secs => $1)`,
    [seconds],
  );
