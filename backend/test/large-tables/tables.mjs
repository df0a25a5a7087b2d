/** SQL for the id of row number `n` of any table. */
const id = (/** @type {string} */ n) => `lpad(to_hex(${n}), 32, '0')::uuid`;

/** SQL for a time within the last `days` days. The times are spread evenly over the rows. */
const within = (/** @type {number} */ days) => `now() - (n % 9973) / 9973.0 * interval '${days} days'`;

/**
 * SQL for the time after which a row may be deleted. It is still in the future when the last spec runs. In the product,
 * few rows are past this time, because the hourly sweep deletes them.
 */
const later = (/** @type {number} */ seconds) => `now() + interval '1 day' + (n % ${seconds}) * interval '1 second'`;

/**
 * SQL for one value per row.
 *
 * @param {string} usual the value of most rows
 * @param {readonly string[]} others values that each occur once per `every` rows
 */
const mostly = (usual, others, every = 200) =>
  `CASE n % ${every} ${others.map((value, i) => `WHEN ${i} THEN ${value}`).join(' ')} ELSE ${usual} END`;

const OWNER = id('n % (SELECT max FROM owners) + 1');
const RESUME = id('n');

/**
 * The tables that grow with the number of users, and the SQL for the columns of row `n`. Columns without SQL have their
 * default value.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const LARGE_TABLES = {
  users: {
    id: id('n'),
    email: `'user' || n || '@example.org'`,
    email_verified: 'n % 10 > 0',
    first_name: `'First' || n`,
    last_name: `'Last' || n`,
    created_at: within(900),
    deletion_at: mostly('NULL', [`now() + interval '9 days'`], 1000),
    suspended_at: mostly('NULL', ['now()'], 1000),
  },
  identities: { issuer: `'https://id.example.org'`, subject: 'n::text', user_id: id('n'), created_at: within(900) },
  passkeys: {
    id: id('n'),
    user_id: OWNER,
    credential_id: 'n::text',
    public_key: `''`,
    counter: '0',
    transports: `'{}'`,
    synced: 'true',
    name: `'Phone'`,
  },
  passkey_challenges: {
    challenge: 'n::text',
    purpose: `'sign_in'`,
    user_id: OWNER,
    expires_at: later(300),
  },
  totp_secrets: { user_id: id('n'), sealed_secret: `'sealed'`, confirmed_at: 'now()' },
  recovery_codes: { user_id: id('n / 10'), digest: 'n::text' },
  sessions: {
    id: id('n'),
    user_id: OWNER,
    created_at: within(80),
    expires_at: `now() + (n % 9973) / 9973.0 * interval '30 days'`,
  },
  mail_tokens: {
    digest: 'n::text',
    user_id: OWNER,
    purpose: `'verify_email'`,
    email: `'user' || n || '@example.org'`,
    expires_at: `now() + (n % 9973) / 9973.0 * interval '1 day'`,
  },
  sign_in_attempts: { key: 'n::text', count: '1', window_ends_at: later(900) },
  account_usage: { owner_id: id('n'), bytes: 'n % 100000' },
  account_days: { user_id: OWNER, day: `current_date - (n % 400)` },
  resumes: {
    id: RESUME,
    owner_id: OWNER,
    title: `'Resume'`,
    template_key: mostly(`'general'`, [`'exec'`, `'tech'`], 4),
    data: `'{}'`,
    created_at: within(900),
    updated_at: within(900),
    deleted_at: mostly('NULL', ['now()']),
    purged_at: mostly('NULL', ['now()'], 1000),
  },
  resume_versions: {
    id: id('n'),
    resume_id: id('n / 8'),
    owner_id: id('n / 16'),
    revision: 'n % 8',
    reason: `'saved'`,
    title: `'Resume'`,
    template_key: `'general'`,
    data: `'{}'`,
    created_at: within(900),
  },
  resume_documents: { resume_id: RESUME, kind: `'cover_letter'`, content: `'{}'`, revision: '1', owner_id: OWNER },
  rendered_files: {
    resume_id: RESUME,
    kind: `'resume'`,
    revision: '1',
    companion_revision: '0',
    format: `'pdf'`,
    renderer: '1',
    content: `''`,
    digest: `''`,
    report: `'{}'`,
    expires_at: `now() + (n % 9973) / 9973.0 * interval '7 days'`,
  },
  unreferenced_objects: { object_key: 'n::text', delete_after: later(3600) },
  downloads: { id: id('n'), user_id: OWNER, resume_id: RESUME, format: `'pdf'`, created_at: within(400) },
  ai_calls: {
    user_id: OWNER,
    task: `'letters'`,
    model: `'a model'`,
    prompt: `'letter/1'`,
    outcome: mostly(`'answered'`, [`'timeout'`]),
    input_tokens: '1',
    output_tokens: '1',
    cost_micros: '1',
    milliseconds: '1',
    created_at: within(400),
  },
  job_keywords: {
    text_hash: 'n::text',
    answer: `'{"hardSkills": [], "softSkills": [], "certificates": [], "must": []}'`,
    model: `'a model'`,
    prompt: `'keywords/1'`,
    used_at: within(90),
  },
  ai_uses: { who: 'n::text', day: 'current_date - n % 2', task: `'rewrites'`, count: '1' },
  orders: {
    id: id('n'),
    user_id: OWNER,
    resume_id: RESUME,
    state: mostly(`'paid'`, [`'open'`, `'abandoned'`, `'abandoned'`, `'duplicate'`]),
    currency: `'usd'`,
    price: '399',
    provider: `'stripe'`,
    reference: `'pi_' || n`,
    created_at: within(900),
    updated_at: within(900),
    check_after: 'now()',
  },
  subscriptions: {
    id: id('n'),
    user_id: id('n'),
    plan: mostly(`'pro'`, [`'premium'`], 3),
    state: mostly(`'canceled'`, [`'active'`, `'active'`, `'active'`, `'past_due'`, `'incomplete'`], 40),
    provider: `'stripe'`,
    reference: `'sub_' || n`,
    period_start: within(30),
    period_end: `now() + (n % 9973) / 9973.0 * interval '30 days'`,
    created_at: within(900),
    ended_at: mostly(within(600), ['NULL', 'NULL', 'NULL', 'NULL', 'NULL'], 40),
    ended_at_provider: 'true',
  },
  ledger_entries: {
    user_id: OWNER,
    kind: mostly(`'download'`, [`'refund'`, `'dispute'`]),
    amount: '399',
    currency: `'usd'`,
    order_id: id('n'),
    subscription_id: mostly('NULL', [id('n')], 3),
    provider: `'stripe'`,
    reference: `'pi_' || n`,
    payment: `'pi_' || n`,
    at: within(900),
    created_at: within(900),
  },
  payment_customers: { user_id: id('n'), provider: `'stripe'`, reference: `'cus_' || n` },
  payment_disputes: {
    id: id('n'),
    provider: `'stripe'`,
    reference: `'dp_' || n`,
    payment: `'pi_' || n`,
    user_id: OWNER,
    state: mostly(`'lost'`, [`'open'`]),
    amount: '399',
    currency: `'usd'`,
    opened_at: within(900),
    updated_at: within(900),
  },
  payment_events: {
    provider: `'stripe'`,
    id: `'evt_' || n`,
    type: mostly(`'payment_intent.succeeded'`, [`'payment_intent.payment_failed'`, `'invoice.payment_failed'`], 50),
    object_id: `'pi_' || n`,
    created_at: within(90),
    received_at: within(90),
    handled_at: mostly('now()', ['NULL'], 1000),
  },
  payment_mails: {
    id: id('n'),
    user_id: OWNER,
    kind: `'receipt'`,
    ledger_entry_id: 'n',
    created_at: within(400),
    handled_at: mostly('now()', ['NULL'], 1000),
  },
  payment_origins: { provider: `'stripe'`, reference: `'pi_' || n`, networks: `'{}'`, updated_at: within(1) },
  promo_uses: {
    id: id('n'),
    promo_code_id: id('n % 1000'),
    user_id: OWNER,
    purchase_id: id('n'),
    discount: '100',
    state: mostly(`'committed'`, [`'reserved'`]),
    created_at: within(900),
  },
  staff_refunds: {
    id: id('n'),
    ledger_entry_id: 'n',
    amount: '399',
    refunded_before: '0',
    reason: `'asked'`,
    state: `'done'`,
    created_at: within(900),
  },
  sandbox_objects: {
    id: mostly(`'pi_' || n`, [`'cus_' || n`, `'evt_' || n`], 5),
    kind: mostly(`'payment_intent'`, [`'customer'`, `'event'`], 5),
    object: `jsonb_build_object('id', n, 'customer', 'cus_' || n / 5, 'deliveredAt', 1)`,
    created_at: within(90),
  },
  security_events: {
    kind: mostly(`'signed_in'`, [`'password_changed'`, `'resume_read_by_staff'`], 50),
    user_id: mostly(OWNER, ['NULL']),
    staff_id: mostly('NULL', [id('n % 20')]),
    subject_id: mostly('NULL', [id('n')]),
    created_at: within(365),
  },
  service_requests: {
    id: id('n'),
    user_id: id('n'),
    resume_id: RESUME,
    kind: mostly(`'support'`, [`'review'`], 3),
    message: `'Please.'`,
    state: mostly(`'done'`, [`'open'`, `'in_progress'`]),
    answer: mostly(`'Done.'`, ['NULL', 'NULL']),
    created_at: within(900),
    updated_at: within(900),
    assignee_id: mostly(id('n % 20'), ['NULL']),
  },
  service_request_suggestions: {
    id: id('n'),
    request_id: id('n'),
    path: `'summary'`,
    text_before: `''`,
    text_after: `''`,
    note: `''`,
    state: `'accepted'`,
    created_at: within(900),
  },
  usage_events: {
    at: within(90),
    kind: mostly(`'page_view'`, [`'signed_up'`, `'resume_created'`, `'resume_saved'`, `'paid'`], 20),
    label: `'/pricing'`,
    user_id: mostly('NULL', ['NULL', ...Array.from({ length: 4 }, () => OWNER)], 20),
    visitor: `decode(lpad(to_hex(n % 8000), 16, '0'), 'hex')`,
  },
};

/**
 * Tables that stay small regardless of the number of users, each with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SMALL_TABLES = {
  ai_circuits: 'one row per server of language models',
  ai_budget_days: 'one row a day, for 400 days',
  ignored_usage: 'one row per day and reason',
  metric_days: 'one row per day, metric and label; the labels are fixed',
  metric_hours: 'one row per hour, metric and label; the labels are fixed',
  metric_totals: 'one row per metric',
  payment_runs: 'one row per scheduled job',
  plan_grants: 'created by staff',
  promo_codes: 'created by staff',
  roll_up_runs: 'one row per scheduled job',
  settings_versions: 'one row per change that staff make',
  staff: 'one row per member of staff',
  staff_invitations: 'one row per member of staff',
  staff_recovery_codes: 'ten rows per member of staff',
  staff_sessions: 'a few rows per member of staff',
  staff_totp_secrets: 'one row per member of staff',
  visitor_salts: 'one row a day, for two days',
};
