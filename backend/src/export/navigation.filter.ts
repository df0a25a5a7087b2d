import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';
import { ApiErrorFilter } from '../core/api-error.filter.js';

/** Somebody who opened the file's address in a browser gets a page to go on with instead of an error in JSON. */
@Catch(ApiError)
export class NavigationFilter extends ApiErrorFilter {
  override catch(error: ApiError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const page = isNavigation(request) && wayOn(error, request.params.id);
    if (page) void http.getResponse<FastifyReply>().redirect(page, 302);
    else super.catch(error, host);
  }
}

function wayOn(error: ApiError, resumeId: string): string | undefined {
  if (error.code === 'payment_required') return `/checkout/${resumeId}`;
  if (error.code === 'unauthorized') return '/login?returnTo=%2Fdashboard';
  return undefined;
}

const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'));
