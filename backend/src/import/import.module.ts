import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ImportController } from './import.controller.js';
import { ImportService } from './import.service.js';
import { ImportAdmission } from './import-admission.js';
import { ReadingPlaces } from './reading/reading-places.js';
import { ReadingLimits } from './reading/reading-limits.js';
import { ReadingService } from './reading/reading.service.js';

@Module({
  imports: [RateLimitsModule],
  controllers: [ImportController],
  providers: [ImportService, ImportAdmission, ReadingService, ReadingPlaces, ReadingLimits],
})
export class ImportModule {}
