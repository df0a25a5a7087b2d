import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/sessions/session.guard.js';
import { Env } from '../core/env/env.js';
import { ApiError } from '../core/errors/api-error.js';
import { DuringMaintenance } from '../settings/settings.guard.js';
import { MetricsService } from './metrics.service.js';

/** Serves the metrics on the API's own port to scrapers that send the value of `METRICS_TOKEN`. */
@ApiExcludeController()
@Public()
@DuringMaintenance()
@Controller('metrics')
export class MetricsController {
  private readonly expected: Buffer | undefined;

  constructor(
    env: Env,
    private readonly metrics: MetricsService,
  ) {
    this.expected = env.metricsToken === undefined ? undefined : digest(`Bearer ${env.metricsToken}`);
  }

  @Get()
  async read(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.expected) throw ApiError.notFound('page');
    if (!timingSafeEqual(digest(authorization ?? ''), this.expected)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new ApiError(401, 'unauthorized', 'Send the value of METRICS_TOKEN as a bearer token.');
    }
    void reply.header('content-type', this.metrics.contentType);
    return this.metrics.text();
  }
}

/** A constant-time comparison needs values of equal length. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
