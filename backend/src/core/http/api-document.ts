import type { INestApplication } from '@nestjs/common';
import { addErrorResponses, ACCESS_EXTENSION, operationsOf } from '../errors/error-responses.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Shortlist')
    .setDescription(
      'All errors have the same format: `{ statusCode, code, message, error, requestId, issues? }`, where `code` is stable.',
    )
    .setVersion('1')
    .addSecurity(SESSION_SCHEME, {
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
      description: 'The session cookie of a user, set at sign-in.',
    })
    .addSecurity(STAFF_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a staff member, from `POST /api/admin/login`.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, config);
  describeAccess(document);
  addErrorResponses(document);
  return sortParameters(document);
}

/** @param document creates the document on the first request, which saves 0.1 s of CPU time at every start */
export function serveApiDocument(app: INestApplication, document: () => OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json', raw: ['json'] });
}

/** Sorts parameters, because the compilers used for tests and for builds order them differently. */
function sortParameters(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.patch, path.delete]) {
      operation?.parameters?.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    }
  }
  return document;
}

const SESSION_SCHEME = 'sid';
const STAFF_SCHEME = 'bearer';

/** Must run before `addErrorResponses`, which removes the extensions that guards set. */
function describeAccess(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const isForStaff = operation.security?.some((scheme) => STAFF_SCHEME in scheme) ?? false;
    const access = (operation as typeof operation & Record<`x-${string}`, unknown>)[ACCESS_EXTENSION];
    if (isForStaff) operation.security = [{ [STAFF_SCHEME]: [] }];
    else if (access === 'public') operation.security = [];
    else operation.security = [...(access === 'visitors too' ? [{}] : []), { [SESSION_SCHEME]: [] }];
  }
}
