import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiError } from './api-error.js';

interface FileRoute {
  takesFiles?: boolean;
  /** Of a body that is no form; forms have limits of their own. */
  bodyBytes?: number;
}

/** The route takes forms with files, too, which every other one refuses as a type it does not know. */
export const TakesFiles = ({ bodyBytes }: { bodyBytes: number }): MethodDecorator =>
  RouteConfig({ takesFiles: true, bodyBytes } satisfies FileRoute);

/** Before the routes are made. */
export async function acceptFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart);
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onRoute', (route) => {
    const { bodyBytes } = (route.config ?? {}) as FileRoute;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
  http.addHook('preParsing', async (request) => {
    const { takesFiles } = request.routeOptions.config as FileRoute;
    if (takesFiles || !/^multipart\//i.test(request.headers['content-type'] ?? '')) return;
    throw new ApiError(415, 'unsupported_media_type', 'This address takes JSON.');
  });
}
