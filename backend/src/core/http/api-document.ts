import type { INestApplication } from '@nestjs/common';
import { describeAccess, SESSION_SCHEME, STAFF_SCHEME } from './describe-access.js';
import { addErrorResponses } from '../errors/error-responses.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Shortlist')
    .setDescription(
      'Errors have one shape: `{ statusCode, code, message, error, requestId, issues? }`, where `code` is stable.',
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

export function serveApiDocument(app: INestApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json', raw: ['json'] });
}

/** Sorts parameters, because their order differs between the compilers of tests and build. */
function sortParameters(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.patch, path.delete]) {
      operation?.parameters?.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    }
  }
  return document;
}
