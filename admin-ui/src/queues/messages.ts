export const messages = {
  openBoardButton: {
    openQueueDashboard: 'Open Queue Dashboard',
  },
  queueCard: {
    noWorker: 'No worker',
    paused: 'Paused',
    failed: (count: string) => `${count} failed`,
    firstJobAdded: 'Oldest job waiting since',
    waiting: 'Waiting',
    active: 'Active',
    scheduled: 'Scheduled',
    failedLabel: 'Failed',
    completed: 'Completed',
  },
  queueNames: {
    queueNames: {
      render: { title: 'Files', purpose: 'Creates the files that customers download.' },
      mail: { title: 'Emails', purpose: 'Writes and sends emails.' },
      payments: { title: 'Payments', purpose: 'Handles payment events, refunds and renewals.' },
      requests: { title: 'Requests', purpose: 'Reminds staff of service requests.' },
      maintenance: { title: 'Maintenance', purpose: 'Removes data that is no longer needed.' },
      analytics: { title: 'Analytics', purpose: 'Computes the figures shown in this console.' },
    },
  },
  queuesPage: {
    retry: 'Retry',
    queues: 'Queues',
    intro: 'The product’s background jobs.',
    refreshFailed: (message: string) => `The queues could not be refreshed: ${message}`,
    loadFailed: 'The queues could not be loaded',
    label: 'Queues',
    storedIn: (store: string) => `The queues are stored in ${store}.`,
    redis: 'Redis',
    postgresql: 'PostgreSQL',
    dashboardHint:
      'The queue dashboard shows each job. Administrators can retry or remove jobs there, and pause queues.',
  },
} as const;
