import type { DataSource } from 'typeorm';

/** Simulates the passing of time: moves the deadlines of the language model's circuit breaker back by `seconds`. */
export const passCircuitTime = (database: DataSource, seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE ai_circuits SET open_until = open_until - make_interval(secs => $1),
                            trial_until = trial_until - make_interval(secs => $1)`,
    [seconds],
  );
