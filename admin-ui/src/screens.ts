import { lazy } from 'react';

export const PromoCodeList = lazy(() =>
  import('./resources/promo-codes/promo-code-list.js').then((module) => ({ default: module.PromoCodeList })),
);
export const PromoCodeCreate = lazy(() =>
  import('./resources/promo-codes/promo-code-create.js').then((module) => ({ default: module.PromoCodeCreate })),
);
export const PromoCodeEdit = lazy(() =>
  import('./resources/promo-codes/promo-code-edit.js').then((module) => ({ default: module.PromoCodeEdit })),
);
export const ServiceRequestList = lazy(() =>
  import('./resources/service-requests/service-request-list.js').then((module) => ({
    default: module.ServiceRequestList,
  })),
);
export const ServiceRequestEdit = lazy(() =>
  import('./resources/service-requests/service-request-edit.js').then((module) => ({
    default: module.ServiceRequestEdit,
  })),
);
export const DisputeList = lazy(() =>
  import('./resources/disputes/dispute-list.js').then((module) => ({ default: module.DisputeList })),
);
export const UserList = lazy(() =>
  import('./resources/users/user-list.js').then((module) => ({ default: module.UserList })),
);
export const UserPage = lazy(() =>
  import('./resources/users/user-page.js').then((module) => ({ default: module.UserPage })),
);
export const ResumeList = lazy(() =>
  import('./resources/resumes/resume-list.js').then((module) => ({ default: module.ResumeList })),
);
export const AuditLogList = lazy(() =>
  import('./resources/audit-log/audit-log-list.js').then((module) => ({ default: module.AuditLogList })),
);
export const SettingsPage = lazy(() =>
  import('./settings/settings-page.js').then((module) => ({ default: module.SettingsPage })),
);
export const AccountPage = lazy(() =>
  import('./account/account-page.js').then((module) => ({ default: module.AccountPage })),
);
export const DashboardPage = lazy(() =>
  import('./dashboard/dashboard-page.js').then((module) => ({ default: module.DashboardPage })),
);
export const AnalyticsPage = lazy(() =>
  import('./analytics/analytics-page.js').then((module) => ({ default: module.AnalyticsPage })),
);
export const RevenuePage = lazy(() =>
  import('./revenue/revenue-page.js').then((module) => ({ default: module.RevenuePage })),
);
export const PaymentList = lazy(() =>
  import('./resources/payments/payment-list.js').then((module) => ({ default: module.PaymentList })),
);
export const PaymentPage = lazy(() =>
  import('./resources/payments/payment-page.js').then((module) => ({ default: module.PaymentPage })),
);
export const SubscriptionList = lazy(() =>
  import('./resources/subscriptions/subscription-list.js').then((module) => ({ default: module.SubscriptionList })),
);
export const QueuesPage = lazy(() =>
  import('./queues/queues-page.js').then((module) => ({ default: module.QueuesPage })),
);
export const EmailList = lazy(() =>
  import('./resources/emails/email-list.js').then((module) => ({ default: module.EmailList })),
);
export const StaffList = lazy(() =>
  import('./resources/staff/staff-list.js').then((module) => ({ default: module.StaffList })),
);
export const StaffPage = lazy(() =>
  import('./resources/staff/staff-page.js').then((module) => ({ default: module.StaffPage })),
);
