import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.js';

/**
 * Bodies are JSON in UTF-8 and nothing else (415). Other bytes are refused: decoding would put replacement characters
 * into somebody's name without a word. Keys that reach into prototypes are dropped as unknown keys are.
 */
export function readJsonBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Some clients name the type of the body they do not send.
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done);
    else done(new ApiError(400, 'bad_request', 'The body is not UTF-8.'));
  });
}
