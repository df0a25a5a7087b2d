import multipart from '@fastify/multipart';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';

export interface UploadAdmission {
  /** Called before the body is read. @throws {ApiError} if the body must not be read */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface FileRoute {
  takesFiles?: boolean;
  /** Maximum size in bytes of a body that is not a form; forms have their own limits. */
  bodyBytes?: number;
  admission?: Type<UploadAdmission>;
}

/** Accepts multipart forms, which other routes reject with 415. */
export const TakesFiles = (route: { bodyBytes: number; admission: Type<UploadAdmission> }): MethodDecorator =>
  RouteConfig({ takesFiles: true, ...route } satisfies FileRoute);

/** Must run before the routes are created. */
export async function acceptFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart);
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onRoute', (route) => {
    const { bodyBytes } = (route.config ?? {}) as FileRoute;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
  // Uses callbacks, because creating a promise for each request would take more time than the hooks themselves.
  http.addHook('onRequest', (request, reply, done) => {
    const { admission } = request.routeOptions.config as FileRoute;
    if (admission)
      app
        .get(admission, { strict: false })
        .admit(request, reply)
        .then(() => done(), done);
    else done();
  });
  http.addHook('preParsing', (request, _reply, payload, done) => {
    const { takesFiles } = request.routeOptions.config as FileRoute;
    if (takesFiles || !/^multipart\//i.test(request.headers['content-type'] ?? '')) done(null, payload);
    else done(new ApiError(415, 'unsupported_media_type', 'This route accepts JSON only.'));
  });
}
