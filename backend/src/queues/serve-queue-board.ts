import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { HttpException, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../auth/requests/device.js';
import { refuseCrossSite } from '../auth/requests/refuse-cross-site.js';
import { ApiError } from '../core/errors/api-error.js';
import { isDependencyUnavailable } from '../core/errors/dependency-unavailable.js';
import { networkOf } from '../core/env/network.js';
import { SiteAddress } from '../core/env/site-address.js';
import { BOARD_FILES, QueueBoard } from './queue-board.service.js';
import { BOARD_PATH, QueueVisits } from './queue-visits.js';

const CONSOLE_PAGE = '/admin/job-queues';

/** Serves the queue dashboard as a separate page, to staff who opened it from the console. */
export async function serveQueueBoard(app: NestFastifyApplication): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  const [board, visits, site] = [app.get(QueueBoard), app.get(QueueVisits), app.get(SiteAddress)];
  // The scripts, styles and translations of bull-board are public.
  await app.register(fastifyStatic, {
    root: join(BOARD_FILES, 'static'),
    prefix: `${BOARD_PATH}/static/`,
    decorateReply: false,
    maxAge: '1d',
  });

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const path = request.url.slice(BOARD_PATH.length).split('?')[0]!;
    const isPage = !path.startsWith('/api/');
    const isAct = request.method !== 'GET' && request.method !== 'HEAD';
    if (isAct) refuseCrossSite(request, site.of(request));
    const staff = await visits.find(request, isAct || isPage);
    if (!staff && isPage) return reply.redirect(CONSOLE_PAGE);
    if (!staff) throw ApiError.unauthorized();
    visits.open(staff, request, reply);
    if (isPage && isAct) throw ApiError.notFound('address');
    if (isPage) return reply.type('text/html; charset=utf-8').send(await board.page(staff));
    const caller = {
      address: networkOf(request.ip),
      device: deviceOf(request.headers['user-agent'] ?? ''),
      site: site.of(request),
    };
    const query = request.query as Record<string, unknown>;
    const { status, body } = await board.respond({ method: request.method, path, query, staff, caller });
    return reply.status(status).send(body);
  };

  http.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${BOARD_PATH}/*`,
    handler: respond,
    errorHandler: (error, request, reply) => sendError(error, request, reply),
  });
  http.get(BOARD_PATH, (_, reply) => reply.redirect(`${BOARD_PATH}/`));
}

const log = new Logger('QueueBoard');

/** Sends an error in the format that the board's page displays. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describe(error, request);
  void reply.status(status).send({ error: message, message });
}

function describe(error: unknown, { id }: FastifyRequest): { status: number; message: string } {
  // `HttpException` is the base class of `ApiError` and of the framework's own exceptions, such as those of its CSRF
  // protection.
  if (error instanceof HttpException) return { status: error.getStatus(), message: error.message };
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message: 'The request could not be read. Reload the page and try again.' };
  log.error({ requestId: id, err: error }, 'the queue dashboard failed');
  return isDependencyUnavailable(error)
    ? { status: 503, message: 'The job queues are unavailable. Please try again in a moment.' }
    : { status: 500, message: 'Something went wrong on our side. Please try again.' };
}
