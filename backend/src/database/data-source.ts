import { DataSource, type DataSourceOptions } from 'typeorm';
import { FirstTables1763700000000 } from '../migrations/1763700000000-first-tables.js';
import { AccountsAndVersions1763800000000 } from '../migrations/1763800000000-accounts-and-versions.js';
import { WritingHelp1763900000000 } from '../migrations/1763900000000-writing-help.js';
import { Payments1764000000000 } from '../migrations/1764000000000-payments.js';
import { PaymentMails1764000100000 } from '../migrations/1764000100000-payment-mails.js';
import { AccountStorage1764100000000 } from '../migrations/1764100000000-account-storage.js';
import { Retention1764100001000 } from '../migrations/1764100001000-retention.js';
import { BudgetShares1764200000000 } from '../migrations/1764200000000-budget-shares.js';
import { PaymentOrigins1764200001000 } from '../migrations/1764200001000-payment-origins.js';
import { SecurityEvents1764300000000 } from '../migrations/1764300000000-security-events.js';
import { ProofOfAddress1764300001000 } from '../migrations/1764300001000-proof-of-address.js';
import { SecondFactors1764400000000 } from '../migrations/1764400000000-second-factors.js';
import { StaffSessions1764400001000 } from '../migrations/1764400001000-staff-sessions.js';
import { Disputes1764600000000 } from '../migrations/1764600000000-disputes.js';
import { UsageEvents1764700000000 } from '../migrations/1764700000000-usage-events.js';
import { AuditLog1764800000000 } from '../migrations/1764800000000-audit-log.js';
import { Settings1764800500000 } from '../migrations/1764800500000-settings.js';
import { UsersConsole1764801000000 } from '../migrations/1764801000000-users-console.js';
import { RequestsInbox1764802000000 } from '../migrations/1764802000000-requests-inbox.js';
import { StaffRefunds1764803000000 } from '../migrations/1764803000000-staff-refunds.js';
import { StaffInvitations1764804000000 } from '../migrations/1764804000000-staff-invitations.js';
import { RequestSuggestions1764805000000 } from '../migrations/1764805000000-request-suggestions.js';
import { SupportAccess1764805100000 } from '../migrations/1764805100000-support-access.js';
import { RecentActivity1764805200000 } from '../migrations/1764805200000-recent-activity.js';
import { SandboxAccount1795500000000 } from '../migrations/1795500000000-sandbox-account.js';
import { OneTableOfFiles1795673200000 } from '../migrations/1795673200000-one-table-of-files.js';
import { MoneyColumnNames1795687200000 } from '../migrations/1795687200000-money-column-names.js';
import { SharedCircuitBreaker1795690800000 } from '../migrations/1795690800000-shared-circuit-breaker.js';
import { FilesInBucket1795698123000 } from '../migrations/1795698123000-files-in-bucket.js';
import { LongLists1795700000000 } from '../migrations/1795700000000-long-lists.js';
import { JobKeywords1795710000000 } from '../migrations/1795710000000-job-keywords.js';
import { ENTITIES } from './entities.js';
import { connectionOptions } from '../core/sql/connection-options.js';
import type { Env } from '../core/env/env.js';

/** @param statementLimit milliseconds after which the database cancels a statement; 0 for no limit */
export const databaseOptions = (env: Env, statementLimit = env.queryTimeout): DataSourceOptions => ({
  ...connectionOptions(env, statementLimit),
  entities: ENTITIES,
  // A single transaction for all migrations would keep every lock until the end. It would also rule out building
  // indexes concurrently.
  migrationsTransactionMode: 'each',
  migrations: [
    FirstTables1763700000000,
    AccountsAndVersions1763800000000,
    WritingHelp1763900000000,
    Payments1764000000000,
    PaymentMails1764000100000,
    AccountStorage1764100000000,
    Retention1764100001000,
    BudgetShares1764200000000,
    PaymentOrigins1764200001000,
    SecurityEvents1764300000000,
    ProofOfAddress1764300001000,
    SecondFactors1764400000000,
    StaffSessions1764400001000,
    Disputes1764600000000,
    UsageEvents1764700000000,
    AuditLog1764800000000,
    Settings1764800500000,
    UsersConsole1764801000000,
    RequestsInbox1764802000000,
    StaffRefunds1764803000000,
    StaffInvitations1764804000000,
    RequestSuggestions1764805000000,
    SupportAccess1764805100000,
    RecentActivity1764805200000,
    SandboxAccount1795500000000,
    OneTableOfFiles1795673200000,
    MoneyColumnNames1795687200000,
    SharedCircuitBreaker1795690800000,
    FilesInBucket1795698123000,
    LongLists1795700000000,
    JobKeywords1795710000000,
  ],
});

/**
 * Returns a data source without a statement timeout for `migrate` and the TypeORM command line, because changing a
 * large table takes time.
 */
export const connect = (env: Env): DataSource => new DataSource(databaseOptions(env, 0));
