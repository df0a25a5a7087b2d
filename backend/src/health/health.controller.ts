import { InjectQueue } from '@nestjs/bullmq';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { livenessView, readinessView } from '@shortlist/shared/contract/health';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Public } from '../auth/session.guard.js';
import { Returns } from '../core/returns.js';
import { within } from '../core/within.js';
import { RENDER_QUEUE } from '../export/render-job.js';

/** Milliseconds a dependency has to answer. */
const PATIENCE = 2_000;

@ApiTags('operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(RENDER_QUEUE) private readonly queue: Queue,
  ) {}

  @Get('live')
  @Returns(livenessView, 200, 'The process answers.')
  live(): z.infer<typeof livenessView> {
    return { status: 'ok' };
  }

  @Get('ready')
  @Returns(readinessView, 200, 'The database and the queue answer too; 503 otherwise.')
  async ready(): Promise<z.infer<typeof readinessView>> {
    const [workers] = await within(
      PATIENCE,
      Promise.all([this.queue.getWorkersCount(), this.database.query('SELECT 1')]),
    );
    return { status: 'ok', database: 'ok', queue: 'ok', workers };
  }
}
