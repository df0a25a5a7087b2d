// Writes the fictional company into an empty database, in a few large statements per table.

const ROWS_AT_ONCE = 5_000;
/**
 * Name of a fictional payment provider, so that no request about the demo's purchases is ever sent to a real provider.
 */
const PROVIDER = 'demo';

/** Statements in the order of the foreign keys: tables that others refer to come first. */
const STATEMENTS = /** @type {const} */ ({
  codes: `INSERT INTO promo_codes (id, code, kind, value, applies_to, currency, min_amount, max_uses, max_uses_per_user, active)
    SELECT id, code, kind, value, ARRAY['one_time_payment', 'pro', 'premium'], 'usd', 0, "maxUses", 1, active
    FROM jsonb_to_recordset($1) AS t (id uuid, code text, kind text, value int, "maxUses" int, active boolean)`,
  users: `INSERT INTO users (id, email, first_name, last_name, email_verified, created_at, updated_at)
    SELECT id, email, first_name, last_name, email_verified, created_at, created_at
    FROM jsonb_to_recordset($1) AS t (id uuid, email text, first_name text, last_name text, email_verified boolean, created_at timestamptz)`,
  days: `INSERT INTO account_days (user_id, day)
    SELECT user_id, day FROM jsonb_to_recordset($1) AS t (user_id uuid, day date) ON CONFLICT DO NOTHING`,
  resumes: `INSERT INTO resumes (id, owner_id, title, template_key, data, created_at, updated_at)
    SELECT * FROM jsonb_to_recordset($1) AS t (id uuid, owner_id uuid, title text, template_key text, data jsonb, created_at timestamptz, updated_at timestamptz)`,
  orders: `INSERT INTO orders (id, user_id, resume_id, state, currency, price, discount, promo_code_id, provider, reference, created_at, updated_at, paid_at)
    SELECT id, user_id, resume_id, 'paid', 'usd', price, discount, promo_code_id, '${PROVIDER}', reference, paid_at, paid_at, paid_at
    FROM jsonb_to_recordset($1) AS t (id uuid, user_id uuid, resume_id uuid, price int, discount int, promo_code_id uuid, reference text, paid_at timestamptz)`,
  subscriptions: `INSERT INTO subscriptions (id, user_id, plan, state, provider, reference, period_start, period_end, cancels_at_period_end, refund_requested_at, ended_at_provider, created_at, updated_at, ended_at)
    SELECT id, user_id, plan, state, '${PROVIDER}', reference, period_start, period_end, cancels_at_period_end, refund_requested_at, ended_at IS NOT NULL, created_at, period_start, ended_at
    FROM jsonb_to_recordset($1) AS t (id uuid, user_id uuid, plan text, state text, reference text, period_start timestamptz, period_end timestamptz, cancels_at_period_end boolean, refund_requested_at timestamptz, created_at timestamptz, ended_at timestamptz)`,
  ledger: `INSERT INTO ledger_entries (user_id, kind, amount, currency, order_id, subscription_id, plan, period_start, period_end, provider, reference, payment, at, created_at)
    SELECT user_id, kind, amount, 'usd', order_id, subscription_id, plan, period_start, period_end, '${PROVIDER}', reference, payment, at, at
    FROM jsonb_to_recordset($1) AS t (user_id uuid, kind text, amount int, order_id uuid, subscription_id uuid, plan text, period_start timestamptz, period_end timestamptz, reference text, payment text, at timestamptz)`,
  uses: `INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state, created_at)
    SELECT promo_code_id, user_id, purchase_id, discount, 'committed', created_at
    FROM jsonb_to_recordset($1) AS t (promo_code_id uuid, user_id uuid, purchase_id uuid, discount int, created_at timestamptz)`,
  requests: `INSERT INTO service_requests (user_id, kind, message, state, answer, promised_hours, arrival_notified_at, created_at, updated_at)
    SELECT user_id, kind, message, state, answer, CASE kind WHEN 'support' THEN 24 ELSE 48 END, created_at, created_at, updated_at
    FROM jsonb_to_recordset($1) AS t (user_id uuid, kind text, message text, state text, answer text, created_at timestamptz, updated_at timestamptz)`,
  calls: `INSERT INTO ai_calls (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds, created_at)
    SELECT * FROM jsonb_to_recordset($1) AS t (user_id uuid, task text, model text, prompt text, outcome text, input_tokens int, output_tokens int, cost_micros bigint, milliseconds int, created_at timestamptz)`,
  events: `INSERT INTO usage_events (at, received_at, kind, label, user_id, visitor)
    SELECT at, at, kind, label, user_id, decode(visitor, 'hex')
    FROM jsonb_to_recordset($1) AS t (at timestamptz, kind text, label text, user_id uuid, visitor text)`,
});

/**
 * @param {{ query(text: string, values: unknown[]): Promise<unknown> }} database
 * @param {Record<keyof typeof STATEMENTS, object[]>} rows
 */
export async function storeCompany(database, rows) {
  for (const [table, statement] of Object.entries(STATEMENTS)) {
    const all = rows[/** @type {keyof typeof STATEMENTS} */ (table)];
    for (let first = 0; first < all.length; first += ROWS_AT_ONCE)
      await database.query(statement, [JSON.stringify(all.slice(first, first + ROWS_AT_ONCE))]);
  }
}
