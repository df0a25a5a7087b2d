import type { Database } from '../../core/sql/sql.js';

/** Cost of a day's calls in millionths of a dollar. The total includes the shares of visitors and free accounts. */
interface Amounts {
  micros: number;
  visitor: number;
  free: number;
}

/**
 * Adds an amount to the cost of today's calls in one statement, so that concurrent calls together cannot exceed a
 * limit.
 * @returns the day (UTC) to which the cost was added; undefined if nothing was added, because the cost would exceed the
 * budget or the share of visitors or free accounts
 */
export async function reserveBudget(
  database: Database,
  { micros, visitor, free }: Amounts,
  limits: { budget: number; visitors: number; unpaid: number },
): Promise<string | undefined> {
  const rows: { day: string }[] = await database.query(
    `INSERT INTO ai_budget_days AS b (day, spent_micros, visitor_micros, free_micros)
     SELECT (now() AT TIME ZONE 'UTC')::date, $1::bigint, $2::bigint, $3::bigint
     WHERE $1::bigint <= $4::bigint AND $2::bigint <= $5::bigint AND $2::bigint + $3::bigint <= $6::bigint
     ON CONFLICT (day) DO UPDATE SET
       spent_micros = b.spent_micros + $1::bigint,
       visitor_micros = b.visitor_micros + $2::bigint,
       free_micros = b.free_micros + $3::bigint
     WHERE b.spent_micros + $1::bigint <= $4::bigint
       AND ($2::bigint = 0 OR b.visitor_micros + $2::bigint <= $5::bigint)
       AND ($2::bigint + $3::bigint = 0
            OR b.visitor_micros + b.free_micros + $2::bigint + $3::bigint <= $6::bigint)
     RETURNING day::text`,
    [micros, visitor, free, limits.budget, limits.visitors, limits.unpaid],
  );
  return rows[0]?.day;
}

/** Unlike `reserveBudget`, checks no limit. */
export const addSpent = (
  database: Database,
  { day, micros, visitor, free }: Amounts & { day: string },
): Promise<unknown> =>
  database.query(
    `UPDATE ai_budget_days SET
       spent_micros = spent_micros + $2, visitor_micros = visitor_micros + $3, free_micros = free_micros + $4
     WHERE day = $1::date`,
    [day, micros, visitor, free],
  );

/** Stores the statistics of a completion. Omits the user id if the account was deleted in the meantime. */
export const insertAiCall = (
  database: Database,
  call: {
    userId: string | null;
    task: string;
    model: string;
    prompt: string;
    outcome: string;
    inputTokens: number;
    outputTokens: number;
    costMicros: number;
    milliseconds: number;
  },
): Promise<unknown> =>
  database.query(
    `INSERT INTO ai_calls (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
     VALUES ((SELECT id FROM users WHERE id = $1), $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      call.userId,
      call.task,
      call.model,
      call.prompt,
      call.outcome,
      call.inputTokens,
      call.outputTokens,
      call.costMicros,
      call.milliseconds,
    ],
  );
