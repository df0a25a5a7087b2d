/** Describes what limits the number of a table's rows, or why the number may grow. */
export interface Retention {
  /**
   * `sweep`: the hourly sweep deletes rows by age. `account`: rows are deleted with their account or resume.
   * `partition`: old partitions are dropped. `job`: another job deletes the rows. `stays`: rows are never deleted.
   */
  ends: readonly ('sweep' | 'account' | 'partition' | 'job' | 'stays')[];
  /** Maximum age of the rows, or another limit on their number. */
  limit: string;
}

const ends = (how: Retention['ends'][number] | Retention['ends'], limit: string): Retention => ({
  ends: typeof how === 'string' ? [how] : how,
  limit,
});

/** The retention of each table. docs/operations.md describes it to operators. */
export const RETENTION: Readonly<Record<string, Retention>> = {
  account_days: ends(['sweep', 'account'], '400 days'),
  account_usage: ends('account', 'one row per account'),
  ai_budget_days: ends('sweep', '400 days'),
  ai_calls: ends('sweep', '400 days'),
  ai_circuits: ends('stays', 'one row per server of language models'),
  ai_uses: ends('sweep', '2 days'),
  downloads: ends(['sweep', 'account'], '400 days'),
  identities: ends('account', 'one row per account and provider'),
  ignored_usage: ends('stays', 'a few rows a day, however many users'),
  job_keywords: ends('sweep', '90 days after their last use'),
  ledger_entries: ends('stays', 'bookkeeping: one row per payment, refund and dispute'),
  mail_tokens: ends(['sweep', 'account'], 'expires within days'),
  metric_days: ends('stays', 'some hundred rows a day, however many users'),
  metric_hours: ends('stays', 'at most some thousand rows a day, however many users'),
  metric_totals: ends('stays', 'one row per metric'),
  orders: ends(['sweep', 'stays'], 'unpaid: 90 days; paid: bookkeeping, one row per purchase'),
  passkey_challenges: ends(['sweep', 'account'], 'expires within minutes'),
  passkeys: ends('account', 'a limited number per account'),
  payment_customers: ends('job', 'one row per buyer, deleted after the account'),
  payment_disputes: ends('stays', 'bookkeeping: one row per dispute'),
  payment_events: ends('sweep', '90 days after they were handled'),
  payment_mails: ends(['sweep', 'account'], '400 days'),
  payment_origins: ends('sweep', '1 day'),
  payment_runs: ends('stays', 'one row per scheduled job'),
  plan_grants: ends('account', 'at most one row per account'),
  promo_codes: ends('stays', 'created by staff; unused ones can be deleted'),
  promo_uses: ends('stays', 'bookkeeping: one row per purchase with a code; released reservations are deleted'),
  recovery_codes: ends('account', 'ten rows per account'),
  rendered_files: ends(['sweep', 'account'], '7 days, or until a newer revision is rendered'),
  resume_documents: ends('account', 'one row per resume and kind'),
  resume_versions: ends('account', 'a limited number per resume, and the storage of the account'),
  resumes: ends(['sweep', 'account'], 'the quota of the plan; in the trash, 30 days'),
  roll_up_runs: ends('stays', 'one row per scheduled job'),
  sandbox_objects: ends('sweep', 'events: 14 days; the rest is the account of a test without real payments'),
  security_events: ends('sweep', '365 days; without an account, 30 days'),
  service_request_suggestions: ends('account', 'a limited number per request'),
  service_requests: ends('account', 'one open request per account and kind'),
  sessions: ends(['sweep', 'account'], 'their expiry'),
  settings_versions: ends('stays', 'one row per change that staff make'),
  sign_in_attempts: ends('sweep', 'hours to days'),
  staff: ends('stays', 'one row per member of staff'),
  staff_invitations: ends('stays', 'one row per member of staff'),
  staff_recovery_codes: ends('stays', 'ten rows per member of staff'),
  staff_refunds: ends('stays', 'bookkeeping: one row per refund that staff make'),
  staff_sessions: ends('sweep', 'their expiry'),
  staff_totp_secrets: ends('stays', 'one row per member of staff'),
  subscriptions: ends('stays', 'bookkeeping: one row per plan bought'),
  totp_secrets: ends('account', 'one row per account'),
  unreferenced_objects: ends('job', 'until the object in the bucket is deleted, about an hour'),
  usage_events: ends('partition', '90 days'),
  users: ends('sweep', 'until the owner deletes the account'),
  visitor_salts: ends('sweep', '2 days'),
};
