/** A statement that is exempt from a check of `findScans`. */
interface Exception {
  sender: string;
  /** If set, exempts only the statements of `sender` that match this expression. */
  sql?: RegExp;
  /** `scan`: may scan an entire large table. `cost`: may be expensive, but must use indexes. */
  allows: 'scan' | 'cost';
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    sender: 'analytics/roll-up/event-partitions.queries.ts createPartition',
    allows: 'scan',
    reason: 'moves events out of the default partition, which is empty unless the worker was down for days',
  },
  {
    sender: 'analytics/roll-up/roll-up.queries.ts putTotals',
    allows: 'scan',
    reason: 'counts all rows, one table per statement; the job pauses after a slow run',
  },
  {
    sender: 'analytics/roll-up/roll-up.queries.ts replaceRetention',
    allows: 'scan',
    reason: 'reads the sign-ups of 13 weeks and their active days, once an hour',
  },
  {
    sender: 'files/move-files.queries.ts listFilesInBucket',
    allows: 'scan',
    reason: 'moves all files once, by a command that an operator starts',
  },
  {
    sender: 'revenue/revenue.queries.ts countPlanChanges',
    allows: 'scan',
    reason: 'compares the first payment of every plan',
  },
  {
    sender: 'revenue/revenue.queries.ts readInBatches',
    allows: 'scan',
    reason: 'exports all rows through a cursor',
  },
  {
    sender: 'revenue/revenue.queries.ts listSubscriptions',
    sql: /ORDER BY (?!s\.created_at)/,
    allows: 'scan',
    reason: 'sorts by a value without an index, for staff only',
  },
  {
    sender: 'revenue/payments.queries.ts listPayments',
    allows: 'cost',
    reason: 'adds the declined cards of 90 days and unpaid plans; the planner cannot estimate the state of a payment',
  },
  {
    sender: 'revenue/payments.queries.ts listPayments',
    sql: /ORDER BY (?!at )/,
    allows: 'scan',
    reason: 'sorts by a value without an index, for staff only',
  },
  {
    sender: 'payments/ledger/ledger.queries.ts listDisputes',
    sql: /ORDER BY (?!d\.opened_at)/,
    allows: 'scan',
    reason: 'sorts by a value without an index, for staff only; disputes are a small share of payments',
  },
  {
    sender: 'service-requests/tables/service-requests.queries.ts listRequests',
    sql: /ORDER BY r\.(state|kind)/,
    allows: 'scan',
    reason: 'sorts by a value without an index, for staff only',
  },
  {
    sender: 'users-console/users-console.queries.ts listUsers',
    sql: /ORDER BY \(SELECT max\(day\)/,
    allows: 'scan',
    reason: 'looks up the last day of every account, for staff only',
  },
  {
    sender: 'users-console/users-console.queries.ts listUsers',
    sql: /\$2 = 'free'/,
    allows: 'scan',
    reason: 'most accounts are free, so it stops early, which the planner cannot estimate',
  },
  {
    sender: 'resumes-console/resumes-console.queries.ts listResumes',
    sql: /ORDER BY r\.bytes/,
    allows: 'scan',
    reason: 'sorts all resumes, for staff only; an index would be written by every save',
  },
  {
    sender: 'resumes-console/resumes-console.queries.ts listResumes',
    sql: /count\(\*\)/,
    allows: 'cost',
    reason: 'looks up whether each resume is paid until 10,000 are counted',
  },
  {
    sender: 'promo/promo.queries.ts listPromoCodes',
    allows: 'cost',
    reason: 'sums the uses of the listed codes, whose number staff decide',
  },
];
