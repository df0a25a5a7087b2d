import { AiUse } from '../ai/allowances/ai-use.entity.js';
import { AiBudgetDay } from '../ai/model/ai-budget-day.entity.js';
import { JobKeywords } from '../ai/keywords/job-keywords.entity.js';
import { AiCircuit } from '../ai/circuit/ai-circuit.entity.js';
import { AiCall } from '../ai/model/ai-call.entity.js';
import { AccountDay } from '../analytics/roll-up/account-day.entity.js';
import { IgnoredUsage } from '../analytics/collecting/ignored-usage.entity.js';
import { MetricDay } from '../analytics/roll-up/metric-day.entity.js';
import { MetricHour } from '../analytics/roll-up/metric-hour.entity.js';
import { MetricTotal } from '../analytics/roll-up/metric-total.entity.js';
import { RollUpRun } from '../analytics/roll-up/roll-up-run.entity.js';
import { UsageEventRow } from '../usage/usage-event.entity.js';
import { VisitorSalt } from '../analytics/collecting/visitor-salt.entity.js';
import { Identity } from '../auth/providers/identity.entity.js';
import { MailToken } from '../auth/credentials/mail-token.entity.js';
import { Passkey } from '../auth/passkeys/passkey.entity.js';
import { PasskeyChallenge } from '../auth/passkeys/passkey-challenge.entity.js';
import { RecoveryCode } from '../auth/second-factor/recovery-code.entity.js';
import { TotpSecret } from '../auth/second-factor/totp-secret.entity.js';
import { Session } from '../auth/sessions/session.entity.js';
import { SignInAttempt } from '../rate-limits/sign-in-attempt.entity.js';
import { User } from '../users/user.entity.js';
import { Download } from '../export/download.entity.js';
import { UnreferencedObject } from '../files/unreferenced-object.entity.js';
import { RenderedFile } from '../export/render/rendered-file.entity.js';
import { PaymentMail } from '../payments/tables/payment-mail.entity.js';
import { LedgerEntryRow } from '../payments/tables/ledger-entry.entity.js';
import { Order } from '../payments/tables/order.entity.js';
import { PaymentCustomer } from '../payments/tables/payment-customer.entity.js';
import { PaymentDispute } from '../payments/tables/payment-dispute.entity.js';
import { PaymentEvent } from '../payments/tables/payment-event.entity.js';
import { PaymentOrigin } from '../payments/tables/payment-origin.entity.js';
import { PaymentRun } from '../payments/tables/payment-run.entity.js';
import { SandboxObject } from '../sandbox/sandbox-object.entity.js';
import { StaffRefund } from '../payments/tables/staff-refund.entity.js';
import { Subscription } from '../payments/tables/subscription.entity.js';
import { PromoCodeRow } from '../promo/promo-code.entity.js';
import { PromoUse } from '../promo/promo-use.entity.js';
import { ResumeDocumentRow } from '../resume-documents/resume-document.entity.js';
import { Resume } from '../resumes/tables/resume.entity.js';
import { ResumeVersion } from '../resumes/tables/resume-version.entity.js';
import { SecurityEventRow } from '../security-events/security-event.entity.js';
import { ServiceRequestRow } from '../service-requests/tables/service-request.entity.js';
import { ServiceRequestSuggestion } from '../service-requests/tables/service-request-suggestion.entity.js';
import { SettingsVersionRow } from '../settings/settings-version.entity.js';
import { StaffInvitation } from '../staff/tables/staff-invitation.entity.js';
import { StaffMember } from '../users/staff-member.entity.js';
import { StaffRecoveryCode } from '../staff/tables/staff-recovery-code.entity.js';
import { StaffSessionRow } from '../staff/tables/staff-session.entity.js';
import { StaffTotpSecret } from '../staff/tables/staff-totp-secret.entity.js';
import { AccountUsage } from '../storage/account-usage.entity.js';
import { PlanGrant } from '../users-console/plan-grant.entity.js';

/** `schema.api-spec.ts` compares these entities with a migrated database in both directions. */
export const ENTITIES = [
  AiUse,
  AiBudgetDay,
  AiCall,
  AiCircuit,
  JobKeywords,
  AccountDay,
  IgnoredUsage,
  MetricDay,
  MetricHour,
  MetricTotal,
  RollUpRun,
  UsageEventRow,
  VisitorSalt,
  Identity,
  MailToken,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  TotpSecret,
  Session,
  SignInAttempt,
  User,
  Download,
  RenderedFile,
  UnreferencedObject,
  PaymentMail,
  LedgerEntryRow,
  Order,
  PaymentCustomer,
  PaymentDispute,
  PaymentEvent,
  PaymentOrigin,
  PaymentRun,
  SandboxObject,
  StaffRefund,
  Subscription,
  PromoCodeRow,
  PromoUse,
  ResumeDocumentRow,
  Resume,
  ResumeVersion,
  SecurityEventRow,
  ServiceRequestRow,
  ServiceRequestSuggestion,
  SettingsVersionRow,
  StaffInvitation,
  StaffMember,
  StaffRecoveryCode,
  StaffSessionRow,
  StaffTotpSecret,
  AccountUsage,
  PlanGrant,
];
