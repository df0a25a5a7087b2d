import type { ResourceProps } from 'react-admin';
import {
  AuditLogList,
  DisputeList,
  PromoCodeCreate,
  PromoCodeEdit,
  PromoCodeList,
  ServiceRequestEdit,
  ServiceRequestList,
  UserList,
  UserPage,
} from '../screens.js';

/** Named as the API names them, `/api/admin/<name>`. */
export const RESOURCES: ResourceProps[] = [
  { name: 'users', list: UserList, edit: UserPage },
  { name: 'promo-codes', list: PromoCodeList, create: PromoCodeCreate, edit: PromoCodeEdit },
  { name: 'service-requests', list: ServiceRequestList, edit: ServiceRequestEdit },
  { name: 'disputes', list: DisputeList },
  { name: 'audit-log', list: AuditLogList },
];
