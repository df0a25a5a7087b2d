import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AccountModule } from './account/account.module.js';
import { AiModule } from './ai/ai.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './payments/billing/billing.module.js';
import { ConfigController } from './config/config.controller.js';
import { ApiErrorFilter } from './core/errors/api-error.filter.js';
import { CoreModule } from './core/core.module.js';
import { ErrorTracker } from './core/tracing/error-tracker.js';
import { DatabaseModule } from './database/database.module.js';
import { Env } from './core/env/env.js';
import { loggerOptions } from './core/logging.js';
import { QueueModule } from './core/queues/queue.module.js';
import { schemaPipe } from './core/http/schema.pipe.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { ExportModule } from './export/export.module.js';
import { FiguresConsoleModule } from './figures-console/figures-console.module.js';
import { HealthController } from './health/health.controller.js';
import { HealthModule } from './health/health.module.js';
import { ImportModule } from './import/import.module.js';
import { MetricsController } from './monitoring/metrics.controller.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PromoModule } from './promo/promo.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { ResumeAnalyticsModule } from './resume-analytics/resume-analytics.module.js';
import { ResumeDocumentsModule } from './resume-documents/resume-documents.module.js';
import { ResumesModule } from './resumes/resumes.module.js';
import { RevenueModule } from './revenue/revenue.module.js';
import { ServiceRequestsModule } from './service-requests/service-requests.module.js';
import { SettingsConsoleModule } from './settings-console/settings-console.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StaffModule } from './staff/staff.module.js';
import { ResumesConsoleModule } from './resumes-console/resumes-console.module.js';
import { UsersConsoleModule } from './users-console/users-console.module.js';

@Module({
  imports: [
    CoreModule,
    LoggerModule.forRootAsync({ inject: [Env, ErrorTracker], useFactory: loggerOptions }),
    DatabaseModule,
    QueueModule,
    SettingsModule,
    AuthModule,
    AccountModule,
    ResumesModule,
    ResumeDocumentsModule,
    ExportModule,
    DashboardModule,
    BillingModule,
    AiModule,
    ImportModule,
    PaymentsModule,
    StaffModule,
    PromoModule,
    ServiceRequestsModule,
    ResumeAnalyticsModule,
    AnalyticsModule,
    AuditLogModule,
    SettingsConsoleModule,
    RevenueModule,
    EmailsModule,
    FiguresConsoleModule,
    ResumesConsoleModule,
    UsersConsoleModule,
    QueuesModule,
    HealthModule.forProcess('api'),
    MonitoringModule.forProcess('api'),
  ],
  controllers: [ConfigController, HealthController, MetricsController],
  providers: [
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_PIPE, useFactory: schemaPipe },
  ],
})
export class AppModule {}
