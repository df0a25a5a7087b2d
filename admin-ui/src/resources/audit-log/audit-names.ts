import type { AuditKind } from '@shortlist/shared/contract/common/audit-log';
import { messages } from './messages.js';

export const AUDIT_NAMES: Readonly<Record<AuditKind, string>> = messages.auditNames.auditNames;

export const KIND_CHOICES = Object.entries(AUDIT_NAMES)
  .map(([id, name]) => ({ id, name }))
  .sort((a, b) => a.name.localeCompare(b.name));

export const BY_CHOICES = [
  { id: 'staff', name: messages.auditNames.staff },
  { id: 'users', name: messages.auditNames.users },
];
