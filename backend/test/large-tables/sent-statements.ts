import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

export interface SentStatement {
  sql: string;
  parameters: unknown[];
  /** Product function that sent the statement, such as `users-console/users-console.queries.ts listUsers`. */
  sender: string;
}

const HAS_PLAN = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|DECLARE)\b/i;
const PRODUCT_FRAME = /at (?:async )?(?:(?:new )?(?:Object\.)?([\w$.<>]+) )?.*\/backend\/src\/([\w/.-]+\.ts)/;
const MAX_FRAMES = 60;

const sent = new Map<string, SentStatement>();
const taken = new Set<string>();

/** Records the statements that the product sends, but not those of specs and migrations. */
export function recordStatements(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the query runner as `this` below
  const { query } = PostgresQueryRunner.prototype;
  PostgresQueryRunner.prototype.query = function record(
    this: PostgresQueryRunner,
    sql: string,
    parameters?: unknown[],
    ...rest: [boolean?]
  ) {
    if (HAS_PLAN.test(sql)) note(sql, parameters ?? []);
    return query.call(this, sql, parameters, ...rest) as never;
  } as typeof query;
}

/**
 * Returns the statements sent since the previous call. Omits statements whose query plan equals that of an earlier
 * statement in this process.
 */
export function takeStatements(): SentStatement[] {
  const statements = [...sent.values()];
  for (const shape of sent.keys()) taken.add(shape);
  sent.clear();
  return statements;
}

/** Returns the statements sent by `act`, even if other specs have already sent them. */
export async function statementsOf(act: () => PromiseLike<unknown>): Promise<SentStatement[]> {
  const [earlier, before] = [new Map(sent), new Set(taken)];
  sent.clear();
  taken.clear();
  await act();
  const statements = takeStatements();
  for (const shape of before) taken.add(shape);
  for (const [shape, statement] of earlier) sent.set(shape, statement);
  return statements;
}

function note(sql: string, parameters: unknown[]): void {
  const shape = shapeOf(sql, parameters);
  if (taken.has(shape) || sent.has(shape)) return;
  const sender = senderOf(stack());
  if (sender) sent.set(shape, { sql, parameters, sender });
}

/** Returns a key that is equal for statements with equal query plans. Most parameter values do not affect the plan. */
const shapeOf = (sql: string, parameters: unknown[]): string =>
  sql.replace(/\$\d+(, ?\$\d+)+/g, '$…') +
  parameters
    .slice(0, 20)
    .map((value) => (value === null ? '0' : value === '' ? 'e' : '1'))
    .join('');

function stack(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = MAX_FRAMES;
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  Error.stackTraceLimit = limit;
  return lines;
}

/** Returns the product function that sent the statement; undefined for a statement of a spec or a migration. */
function senderOf(frames: string[]): string | undefined {
  const own = frames.find(
    (frame) => frame.includes('/backend/') && !/node_modules|sent-statements|src\/core\//.test(frame),
  );
  if (!own) return 'unknown';
  if (/-spec\.ts|backend\/test\/|src\/migrations\/|src\/database\//.test(own)) return undefined;
  const [, name = '', file = own] = PRODUCT_FRAME.exec(own) ?? [];
  return `${file} ${name}`.trim();
}
