/** A statement that may read a large table as a whole. */
interface Exception {
  /** Function that sends it, as in the message of a failure. */
  sender: string;
  /** Excludes other statements of the function. */
  sql?: RegExp;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    sender: 'analytics/roll-up/event-partitions.queries.ts createPartition',
    reason: 'moves events out of the default partition, which is empty unless the worker was down for days',
  },
  {
    sender: 'analytics/roll-up/roll-up.queries.ts putTotals',
    reason: 'counts all rows, one table per statement; the job pauses after a slow run',
  },
  {
    sender: 'analytics/roll-up/roll-up.queries.ts replaceRetention',
    reason: 'reads the sign-ups of 13 weeks and their active days, once an hour',
  },
  {
    sender: 'revenue/revenue.queries.ts countPlanChanges',
    reason: 'compares the first payment of every plan',
  },
  {
    sender: 'revenue/revenue.queries.ts readInBatches',
    reason: 'exports all rows through a cursor',
  },
  {
    sender: 'revenue/revenue.queries.ts listSubscriptions',
    sql: /ORDER BY (?!s\.created_at)/,
    reason: 'sorts by a value without an index, for staff only',
  },
  {
    sender: 'revenue/payments.queries.ts listPayments',
    sql: /ORDER BY (?!at )/,
    reason: 'sorts by a value without an index, for staff only',
  },
  {
    sender: 'users-console/users-console.queries.ts listUsers',
    sql: /ORDER BY \(SELECT max\(day\)/,
    reason: 'looks up the last day of every account, for staff only',
  },
  {
    sender: 'resumes-console/resumes-console.queries.ts listResumes',
    sql: /ORDER BY r\.bytes/,
    reason: 'sorts all resumes, for staff only; an index would be written by every save',
  },
  {
    sender: 'promo/promo.queries.ts listPromoCodes',
    reason: 'sums the uses of the listed codes, whose number staff decide',
  },
];
