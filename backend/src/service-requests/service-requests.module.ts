import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestResumes } from './desk/request-resumes.service.js';
import { RequestSuggestionsController } from './request-suggestions.controller.js';
import { RequestSuggestions } from './request-suggestions.service.js';
import { ServiceDeskController } from './desk/service-desk.controller.js';
import { ServiceDeskService } from './desk/service-desk.service.js';
import { ServiceRequestsController } from './service-requests.controller.js';
import { ServiceRequestsService } from './service-requests.service.js';
import { SuggestionDeskController } from './desk/suggestion-desk.controller.js';
import { SuggestionDesk } from './desk/suggestion-desk.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, MailModule, ResumesModule, StaffModule],
  controllers: [
    ServiceRequestsController,
    RequestSuggestionsController,
    ServiceDeskController,
    SuggestionDeskController,
  ],
  providers: [
    ServiceRequestsService,
    ServiceDeskService,
    RequestNotices,
    RequestResumes,
    RequestSuggestions,
    SuggestionDesk,
  ],
})
export class ServiceRequestsModule {}
