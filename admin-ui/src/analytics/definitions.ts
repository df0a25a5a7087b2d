/** What the figures count, in short; docs/metrics.md has the whole. */
export const DEFINITIONS = {
  totalUsers: 'Current number of accounts.',
  activeUsers: 'Accounts used by a signed-in request on at least one of the last 30 days (UTC), today included.',
  totalResumes: 'Current number of resumes, not counting the trash.',
  paidDownloads: 'All downloads that cost more than $0 after the discount.',
  conversionRate: 'Accounts that ever paid ÷ all current accounts.',
  revenue: 'All payments, less refunds, disputed payments and dispute fees.',
  averagePerDownload: 'Download revenue ÷ paid downloads.',
  quickStats: 'The last 30 days (UTC), compared with the 30 days before, up to the same hour.',
  userGrowth: 'Sign-ups in the range, compared with the period before.',
  resumesCreated: 'New resumes in the range, copies and imports included.',
  rangeRevenue: 'Paid in the range, less refunds and disputes of the range.',
  views: 'Pages viewed in the range.',
  traffic: 'Page views and visitors. A visitor is one browser on one day.',
  topPages: 'Page views and visitors of each page, without IDs. “other” is every address without a page.',
  activity: 'Visitors seen in each hour of the day (UTC), summed over the range.',
  funnel:
    'Activity in the range: visitors up to the first save, accounts from sign-up on. Percentages are of all visits.',
  retention: 'How many of the accounts that signed up in a week, and still exist, were used in the following weeks.',
  products: 'Dated by payment. Refunds and disputes count when they happen.',
  writingHelp: 'Answers by engine, and the cost of the language model.',
  gross: 'Payments for downloads and plans in the range (UTC).',
  refunds: 'Money refunded in the range, whenever it was paid.',
  disputesAndFees:
    'Payments that banks reversed in the range, less disputes won, plus the card provider’s dispute fees.',
  net: 'Paid in the range, less refunds, disputes and dispute fees of the range.',
  monthlyRecurring: 'The monthly prices of all active plans, before discounts.',
  newPlans: 'Plans first paid for in the range.',
  canceledPlans:
    'Plans that were canceled or ended in the range. A plan that is canceled first and ends later counts once.',
  churn: 'Plans canceled or ended in the range ÷ plans active at its start.',
  monthlyRevenue: 'Net revenue by month (UTC). The first and last months include only days in the range.',
  exports: 'Downloads. Repeated downloads of a file within a minute count once.',
} as const;

export type Definition = keyof typeof DEFINITIONS;
