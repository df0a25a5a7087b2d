import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';
import { ApiErrorFilter } from '../core/api-error.filter.js';

/** Somebody who opened the file's address in a browser gets a page to go on with instead of an error in JSON. */
@Catch(ApiError)
export class CheckoutRedirectFilter extends ApiErrorFilter {
  override catch(error: ApiError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    if (error.code !== 'payment_required' || !isNavigation(request)) return super.catch(error, host);
    void host.switchToHttp().getResponse<FastifyReply>().redirect(`/checkout/${request.params.id}`, 302);
  }
}

const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'));
