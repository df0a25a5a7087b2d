import { isUtf8 } from 'node:buffer';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.js';

interface BodyRoute {
  /** The body is handed on as the bytes that came. */
  rawJson?: boolean;
  /** A page without a script sends its form here. */
  form?: boolean;
}

/** For bodies that are signed: what is parsed and written again has other bytes. */
export const TakesRawJson = (): MethodDecorator => RouteConfig({ rawJson: true } satisfies BodyRoute);

/** The route takes what an HTML form sends, too; each field once. */
export const TakesForm = (): MethodDecorator => RouteConfig({ form: true } satisfies BodyRoute);

/**
 * Bodies are JSON in UTF-8 and nothing else (415), except where a route says so. Other bytes are refused: decoding would put replacement characters
 * into somebody's name without a word. Keys that reach into prototypes are dropped as unknown keys are.
 */
export function readJsonBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if ((request.routeOptions.config as BodyRoute).rawJson) return done(null, body);
    // Some clients name the type of the body they do not send.
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done);
    else done(new ApiError(400, 'bad_request', 'The request body is not valid UTF-8.'));
  });
  http.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if ((request.routeOptions.config as BodyRoute).form) done(null, Object.fromEntries(new URLSearchParams(body)));
      else done(new ApiError(415, 'unsupported_media_type', 'This address accepts JSON only.'));
    },
  );
}
