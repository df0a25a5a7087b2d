import { isUtf8 } from 'node:buffer';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.js';

interface BodyRoute {
  rawJson?: boolean;
  /** Whether the route accepts HTML forms, for pages without JavaScript. */
  form?: boolean;
}

/** Passes the body to the route as raw bytes, because a webhook's signature covers the bytes. */
export const TakesRawJson = (): MethodDecorator => RouteConfig({ rawJson: true } satisfies BodyRoute);

/** Lets a route accept HTML forms as well as JSON. A form must not repeat a field. */
export const TakesForm = (): MethodDecorator => RouteConfig({ form: true } satisfies BodyRoute);

/**
 * Rejects bodies other than JSON with 415, unless a route opts out. Rejects invalid UTF-8 with 400, because decoding it
 * would silently put replacement characters into names. Drops keys such as `__proto__`, which could change an object's
 * prototype.
 */
export function readJsonBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if ((request.routeOptions.config as BodyRoute).rawJson) return done(null, body);
    // Some clients send a content type without a body.
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done);
    else done(new ApiError(400, 'bad_request', 'The request body is not valid UTF-8.'));
  });
  http.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if ((request.routeOptions.config as BodyRoute).form) done(null, Object.fromEntries(new URLSearchParams(body)));
      else done(new ApiError(415, 'unsupported_media_type', 'This route accepts JSON only.'));
    },
  );
}
