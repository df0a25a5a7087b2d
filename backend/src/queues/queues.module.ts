import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AllQueuesModule } from './all-queues.module.js';
import { QueueBoard } from './queue-board.service.js';
import { QueueOverviewService } from './queue-overview.service.js';
import { QueueVisits } from './queue-visits.js';
import { QueuesController } from './queues.controller.js';

@Module({
  imports: [AllQueuesModule, SecurityEventsModule, StaffModule],
  controllers: [QueuesController],
  providers: [QueueBoard, QueueOverviewService, QueueVisits],
})
export class QueuesModule {}
