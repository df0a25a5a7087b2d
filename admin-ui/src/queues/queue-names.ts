export const QUEUE_NAMES: Readonly<Record<string, { title: string; purpose: string } | undefined>> = {
  render: { title: 'Files', purpose: 'Makes the files that customers download.' },
  mail: { title: 'Emails', purpose: 'Writes and sends emails.' },
  payments: { title: 'Payments', purpose: 'Handles payment events, refunds and renewals.' },
  requests: { title: 'Requests', purpose: 'Reminds staff of service requests.' },
  maintenance: { title: 'Maintenance', purpose: 'Removes data that is no longer needed.' },
  analytics: { title: 'Analytics', purpose: 'Computes the figures of this console.' },
};
