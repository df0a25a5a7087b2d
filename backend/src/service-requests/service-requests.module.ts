import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestResumes } from './request-resumes.service.js';
import { ServiceDeskController } from './service-desk.controller.js';
import { ServiceDeskService } from './service-desk.service.js';
import { ServiceRequestsController } from './service-requests.controller.js';
import { ServiceRequestsService } from './service-requests.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, MailModule, StaffModule],
  controllers: [ServiceRequestsController, ServiceDeskController],
  providers: [ServiceRequestsService, ServiceDeskService, RequestNotices, RequestResumes],
})
export class ServiceRequestsModule {}
