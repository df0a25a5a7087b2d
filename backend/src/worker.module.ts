import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { AccountDeletionService } from './account/account-deletion.service.js';
import { AnalyticsWorkerModule } from './analytics/analytics.module.js';
import { LimitsService } from './rate-limits/limits.service.js';
import { MailTokensService } from './auth/credentials/mail-tokens.service.js';
import { User } from './users/user.entity.js';
import { CoreModule } from './core/core.module.js';
import { DatabaseModule } from './database/database.module.js';
import { Env } from './core/env/env.js';
import { loggerOptions } from './core/logging.js';
import { QueueModule } from './core/queues/queue.module.js';
import { RENDER_QUEUE } from './export/render/render-job.js';
import { RenderProcessor } from './export/render/render.processor.js';
import { RenderThreadLimits } from './export/render/render-limits.js';
import { RenderThreads } from './export/render/render-threads.js';
import { RenderService } from './export/render/render.service.js';
import { MailModule } from './mail/mail.module.js';
import { MailProcessor } from './notifications/mail.processor.js';
import { MailWriter } from './notifications/mail-writer.js';
import { Mailer } from './mail/mailer.js';
import { SupportAddress } from './mail/support-address.js';
import { MAINTENANCE_QUEUE, SweepProcessor } from './maintenance/sweep.processor.js';
import { PaymentEmailWriter } from './payments/emails/payment-email-writer.service.js';
import { PaymentsWorkerModule } from './payments/payments-worker.module.js';
import { SecurityEventsModule } from './security-events/security-events.module.js';
import { ResumeRemoval } from './resumes/resume-removal.service.js';
import { RequestEmailWriter } from './service-requests/request-email-writer.service.js';
import { ServiceRequestsWorkerModule } from './service-requests/service-requests-worker.module.js';
import { InvitationEmails } from './staff/members/invitation-emails.service.js';

/** The worker process, which runs scheduled jobs and work that is too slow for a request. */
@Module({
  imports: [
    CoreModule,
    LoggerModule.forRootAsync({ inject: [Env], useFactory: loggerOptions }),
    DatabaseModule,
    QueueModule,
    BullModule.registerQueue({ name: RENDER_QUEUE }, { name: MAINTENANCE_QUEUE }),
    TypeOrmModule.forFeature([User]),
    MailModule,
    PaymentsWorkerModule,
    SecurityEventsModule,
    AnalyticsWorkerModule,
    ServiceRequestsWorkerModule,
  ],
  providers: [
    RenderService,
    RenderProcessor,
    RenderThreads,
    RenderThreadLimits,
    LimitsService,
    SweepProcessor,
    AccountDeletionService,
    ResumeRemoval,
    MailTokensService,
    MailWriter,
    PaymentEmailWriter,
    RequestEmailWriter,
    InvitationEmails,
    Mailer,
    SupportAddress,
    MailProcessor,
  ],
})
export class WorkerModule {}
