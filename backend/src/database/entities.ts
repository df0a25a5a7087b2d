import { AiUse } from '../ai/ai-use.entity.js';
import { AiBudgetDay } from '../ai/model/ai-budget-day.entity.js';
import { AiCall } from '../ai/model/ai-call.entity.js';
import { AccountDay } from '../analytics/account-day.entity.js';
import { IgnoredUsage } from '../analytics/ignored-usage.entity.js';
import { MetricDay } from '../analytics/metric-day.entity.js';
import { MetricHour } from '../analytics/metric-hour.entity.js';
import { MetricTotal } from '../analytics/metric-total.entity.js';
import { RollUpRun } from '../analytics/roll-up-run.entity.js';
import { UsageEventRow } from '../analytics/usage-event.entity.js';
import { VisitorSalt } from '../analytics/visitor-salt.entity.js';
import { Identity } from '../auth/identity.entity.js';
import { MailToken } from '../auth/mail-token.entity.js';
import { Passkey } from '../auth/passkeys/passkey.entity.js';
import { PasskeyChallenge } from '../auth/passkeys/passkey-challenge.entity.js';
import { RecoveryCode } from '../auth/second-factor/recovery-code.entity.js';
import { TotpSecret } from '../auth/second-factor/totp-secret.entity.js';
import { Session } from '../auth/session.entity.js';
import { SignInAttempt } from '../auth/sign-in-attempt.entity.js';
import { User } from '../auth/user.entity.js';
import { Download } from '../export/download.entity.js';
import { RenderedFile } from '../export/rendered-file.entity.js';
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
import { Resume } from '../resumes/resume.entity.js';
import { ResumeVersion } from '../resumes/resume-version.entity.js';
import { SecurityEventRow } from '../security-events/security-event.entity.js';
import { ServiceRequestRow } from '../service-requests/service-request.entity.js';
import { ServiceRequestSuggestion } from '../service-requests/service-request-suggestion.entity.js';
import { SettingsVersionRow } from '../settings/settings-version.entity.js';
import { StaffInvitation } from '../staff/staff-invitation.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { StaffRecoveryCode } from '../staff/staff-recovery-code.entity.js';
import { StaffSessionRow } from '../staff/staff-session.entity.js';
import { StaffTotpSecret } from '../staff/staff-totp-secret.entity.js';
import { AccountUsage } from '../storage/account-usage.entity.js';
import { PlanGrant } from '../users-console/plan-grant.entity.js';

/** The entities of all tables. `schema.api-spec.ts` compares them with a migrated database in both directions. */
export const ENTITIES = [
  AiUse,
  AiBudgetDay,
  AiCall,
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
