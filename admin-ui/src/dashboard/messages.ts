export const messages = {
  dashboardPage: {
    title: 'Dashboard',
    failure: 'Error loading dashboard',
  },
  overviews: {
    totalUsers: 'Total users',
    active30Days: 'Active in the last 30 days',
    activeShare: 'Share of active users',
    userOverview: 'User overview',
    totalResumes: 'Total resumes',
    paidDownloads: 'Paid downloads',
    conversionRate: 'Conversion rate',
    resumeActivity: 'Resume activity',
    total: 'Total',
    averagePerPaidDownload: 'Average per paid download',
    revenue: 'Revenue',
  },
  recentActivity: {
    recentActivity: 'Recent activity',
    empty: 'No activity in the last seven days.',
  },
  systemAlerts: {
    viewEmails: 'View Emails',
    viewPayments: 'View Payments',
    viewQueues: 'View Queues',
    openSettings: 'Open Settings',
    systemAlerts: 'System alerts',
  },
} as const;
