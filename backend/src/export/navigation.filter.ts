import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../core/errors/api-error.js';
import { ApiErrorFilter } from '../core/errors/api-error.filter.js';

/** If a browser opened a file's URL, redirects it to a page of the client instead of showing a JSON error. */
@Catch()
export class NavigationFilter extends ApiErrorFilter {
  protected override answer(error: ApiError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Params: { id: string } }>>();
    if (isNavigation(request)) {
      void http.getResponse<FastifyReply>().redirect(targetOf(error, request.params.id), 302);
    } else {
      super.answer(error, host);
    }
  }
}

/** Returns the page to redirect to. The dashboard shows a message for the query parameter `export`, such as `busy`. */
function targetOf(error: ApiError, resumeId: string): string {
  const id = encodeURIComponent(resumeId);
  switch (error.code) {
    case 'payment_required':
      return `/checkout/${id}`;
    case 'plan_required':
      return '/pricing';
    case 'unauthorized':
      // Starts sign-in with the configured method, then redirects to the dashboard, where the user can download the
      // file.
      return '/api/login?returnTo=%2Fdashboard';
    case 'not_found':
      return '/dashboard?export=missing';
    case 'rendering':
    case 'unavailable':
      return `/dashboard?export=busy&resume=${id}`;
    case 'too_many_attempts':
      return `/dashboard?export=limit&resume=${id}`;
    default:
      return `/dashboard?export=failed&resume=${id}`;
  }
}

/** Returns whether a browser is opening the URL, as opposed to a script that requests it. */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'));
