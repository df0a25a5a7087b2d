import { InjectQueue } from '@nestjs/bullmq';
import { Controller, Get } from '@nestjs/common';
import { ApiExtension, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { livenessView, readinessView } from '@shortlist/shared/contract/health';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Public } from '../auth/sessions/session.guard.js';
import { STANDALONE_EXTENSION } from '../core/errors/error-responses.js';
import { Returns } from '../core/http/returns.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { FileStore } from '../files/file-store.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { DuringMaintenance } from '../settings/settings.guard.js';
import { ping } from './health.queries.js';

/** Milliseconds after which a dependency that does not respond counts as down. */
const TIMEOUT_MS = 2_000;
/**
 * Milliseconds for which a result is reused, because the route is public and must not query the database on every
 * request.
 */
const CACHE_MS = 1_000;

type Readiness = z.infer<typeof readinessView>;

@ApiTags('operations')
@Public()
@DuringMaintenance()
@Controller('health')
export class HealthController {
  private latest: { checkedAt: number; result: Promise<Readiness> } | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(RENDER_QUEUE) private readonly queue: Queue,
    private readonly files: FileStore,
  ) {}

  @Get('live')
  @ApiExtension(STANDALONE_EXTENSION, true)
  @Returns(livenessView, 200, 'The process responds.')
  live(): z.infer<typeof livenessView> {
    return { status: 'ok' };
  }

  @Get('ready')
  @Returns(readinessView, 200, 'The database and the queue respond, too.')
  ready(): Promise<Readiness> {
    const now = performance.now();
    if (this.latest && now - this.latest.checkedAt < CACHE_MS) return this.latest.result;
    const result = this.check();
    this.latest = { checkedAt: now, result };
    return result;
  }

  private async check(): Promise<Readiness> {
    const [workers] = await withTimeout(TIMEOUT_MS, Promise.all([this.queue.getWorkersCount(), ping(this.database)]));
    // A bucket that is down affects downloads only, so the instance stays in service.
    return { status: 'ok', database: 'ok', queue: 'ok', files: await this.files.status(), workers };
  }
}
