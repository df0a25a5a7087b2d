export const messages = {
  accessDenied: {
    notAllowed: 'Not allowed',
    roleTooLow: 'Your role does not give you access to this page',
    text: 'Ask an administrator to change your role.',
  },
  consoleLayout: {
    navigation: 'Navigation',
    openNavigation: 'Open navigation',
  },
  notFound: {
    pageNotFound: 'Page Not Found',
    goToConsole: 'Go to the Console',
    noPageAtAddress: 'This page does not exist',
    text: 'Check the link, or go back to the console.',
  },
  roleNames: {
    roleNames: {
      admin: 'Administrator',
      support: 'Support',
      analyst: 'Analyst',
    },
  },
  screenFailed: {
    somethingWentWrong: 'Something went wrong',
    reloadPage: 'Reload Page',
    pageFailed: 'This page cannot be shown',
    text: 'Reload the page. If that does not help, contact an engineer.',
  },
  sidebar: {
    console: 'Console',
    accountSecurity: 'Account Security',
    signOut: 'Sign Out',
    expandSidebar: 'Expand sidebar',
    collapseSidebar: 'Collapse sidebar',
  },
  tabs: {
    dashboard: 'Dashboard',
    analytics: 'Analytics',
    revenue: 'Revenue',
    users: 'Users',
    resumes: 'Resumes',
    promoCodes: 'Promo Codes',
    requests: 'Requests',
    disputes: 'Disputes',
    emails: 'Emails',
    queues: 'Queues',
    staff: 'Staff',
    settings: 'Settings',
    auditLog: 'Audit Log',
  },
} as const;
