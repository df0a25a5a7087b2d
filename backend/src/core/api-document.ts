import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

export function apiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Shortlist')
    .setDescription(
      'Errors have one shape: `{ statusCode, code, message, error, requestId, issues? }`, where `code` is stable.',
    )
    .setVersion('1')
    .addCookieAuth('sid')
    .build();
  return SwaggerModule.createDocument(app, about);
}

export function serveApiDocument(app: INestApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json', raw: ['json'] });
}
