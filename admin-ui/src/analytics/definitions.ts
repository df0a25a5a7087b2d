/** What the figures count, in short; docs/metrics.md has the whole. */
export const DEFINITIONS = {
  totalUsers: 'Accounts that exist now.',
  activeUsers: 'Accounts used by a signed-in request on at least one of the last 30 days (UTC), today included.',
  totalResumes: 'Resumes that exist now, without the trash.',
  paidDownloads: 'Downloads that cost more than nothing after the discount, ever.',
  conversionRate: 'Accounts that ever paid ÷ all accounts, of those that exist now.',
  revenue: 'Everything that was paid, less refunds, disputed payments and the fees for disputes.',
  averagePerDownload: 'What was paid for downloads ÷ paid downloads.',
  quickStats: 'The last 30 days (UTC), compared with the 30 days before, up to the same hour.',
  userGrowth: 'Sign-ups in the range, compared with the period before.',
  resumesCreated: 'New resumes in the range, copies and imports included.',
  rangeRevenue: 'Paid in the range, less refunds and disputes of the range.',
  views: 'Pages that were shown in the range.',
  traffic: 'Page views and visitors. A visitor is one browser on one day.',
  topPages: 'Page views and visitors of each page, ids left out. “other” is every address without a page.',
  activity: 'Visitors seen in each hour of the day (UTC), summed over the range.',
  funnel:
    'What happened in the range: visitors up to the first save, accounts from the sign-up on. Percentages are of the visits.',
  retention: 'Of the accounts that signed up in a week and still exist: how many were used in the weeks after it.',
  products: 'By the time of the payment. Refunds and disputes count when they happen.',
  writingHelp: 'Answers by the engine that gave them, and what the language model cost.',
  gross: 'Payments for downloads and plans in the range (UTC).',
  refunds: 'Money refunded in the range, whenever it was paid.',
  disputesAndFees:
    'Money that banks took back in the range, less disputes won, and what the card provider charged for disputes.',
  net: 'Paid in the range, less refunds, disputes and dispute fees of the range.',
  monthlyRecurring: 'The monthly prices of all plans that run now, without discounts.',
  newPlans: 'Plans whose first period was paid in the range.',
  canceledPlans:
    'Plans that were canceled or ended in the range. A plan that is canceled first and ends later counts once.',
  churn: 'Plans canceled or ended in the range ÷ plans that ran at its start.',
  monthlyRevenue: 'Net revenue by month (UTC). The first and the last month count only as far as the range goes.',
  exports: 'Files taken away; the same file again within a minute is one.',
} as const;

export type Definition = keyof typeof DEFINITIONS;
