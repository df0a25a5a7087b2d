import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ApiErrorBody, ErrorCode } from '@shortlist/shared/contract/common/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.js';
import { isDependencyUnavailable } from './dependency-unavailable.js';

/** Error codes for the framework's own errors, by HTTP status. */
const CODES: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_attempts',
  503: 'unavailable',
};

/**
 * Turns every thrown value into the common error body. Logs unexpected errors and hides their messages from the client.
 */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const requestId = String(host.switchToHttp().getRequest<FastifyRequest>().id);
    this.answer(this.asApiError(thrown, requestId), host);
  }

  protected answer(error: ApiError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const requestId = String(http.getRequest<FastifyRequest>().id);
    const { retryAfter } = error.details;
    if (retryAfter) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply
      .header('x-request-id', requestId)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .status(error.getStatus())
      .send(JSON.stringify(errorBody(error, requestId)));
  }

  private asApiError(thrown: unknown, requestId: string): ApiError {
    if (thrown instanceof ApiError) return thrown;
    if (thrown instanceof HttpException) {
      const status = thrown.getStatus();
      return new ApiError(status, CODES[status] ?? (status < 500 ? 'bad_request' : 'internal'), thrown.message);
    }
    const framework = frameworkError(thrown);
    if (framework)
      return new ApiError(framework.statusCode, CODES[framework.statusCode] ?? 'bad_request', framework.message);
    if (isDependencyUnavailable(thrown)) {
      this.log.error({ requestId, err: thrown }, 'a dependency is unavailable');
      return ApiError.busy('unavailable', 'Temporarily unavailable. Please try again in a moment.', 5);
    }
    this.log.error({ requestId, err: thrown }, 'request failed');
    return new ApiError(500, 'internal', 'Something went wrong on our side. Please try again.');
  }
}

/** Returns the status and message of an error that Fastify or a plugin throws for a request that it cannot read. */
function frameworkError(thrown: unknown): { statusCode: number; message: string } | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const { code, statusCode, message }: { code?: unknown; statusCode?: unknown; message?: unknown } = thrown;
  const isFrameworkError = typeof code === 'string' && code.startsWith('FST_');
  return isFrameworkError && typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? { statusCode, message: String(message) }
    : undefined;
}

export function errorBody(error: ApiError, requestId: string): ApiErrorBody {
  const statusCode = error.getStatus();
  const { issues, current, limit } = error.details;
  return {
    statusCode,
    code: error.code,
    message: error.message,
    error: STATUS_CODES[statusCode] ?? 'Error',
    requestId,
    ...(issues && { issues }),
    ...(current !== undefined && { current }),
    ...(limit && { limit }),
  };
}
