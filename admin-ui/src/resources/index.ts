import type { ResourceProps } from 'react-admin';
import {
  AuditLogList,
  DisputeList,
  EmailList,
  PaymentList,
  PaymentPage,
  PromoCodeCreate,
  PromoCodeEdit,
  PromoCodeList,
  ResumeList,
  ServiceRequestEdit,
  ServiceRequestList,
  StaffList,
  StaffPage,
  SubscriptionList,
  UserList,
  UserPage,
} from '../screens.js';

/** React-admin resources. Each name matches the API path `/api/admin/<name>`. */
export const RESOURCES: ResourceProps[] = [
  { name: 'users', list: UserList, edit: UserPage },
  { name: 'resumes', list: ResumeList },
  { name: 'promo-codes', list: PromoCodeList, create: PromoCodeCreate, edit: PromoCodeEdit },
  { name: 'service-requests', list: ServiceRequestList, edit: ServiceRequestEdit },
  { name: 'disputes', list: DisputeList },
  { name: 'payments', list: PaymentList, edit: PaymentPage },
  { name: 'subscriptions', list: SubscriptionList },
  { name: 'emails', list: EmailList },
  { name: 'staff', list: StaffList, edit: StaffPage },
  { name: 'audit-log', list: AuditLogList },
];
