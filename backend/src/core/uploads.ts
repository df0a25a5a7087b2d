import multipart from '@fastify/multipart';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.js';

/** Decides whether there is room for a body before a byte of it is read. */
export interface UploadAdmission {
  /** @throws {ApiError} when the body is not to be read */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface FileRoute {
  takesFiles?: boolean;
  /** Of a body that is no form; forms have limits of their own. */
  bodyBytes?: number;
  admission?: Type<UploadAdmission>;
}

/** The route takes forms with files, too, which every other one refuses as a type it does not know. */
export const TakesFiles = (route: { bodyBytes: number; admission: Type<UploadAdmission> }): MethodDecorator =>
  RouteConfig({ takesFiles: true, ...route } satisfies FileRoute);

/** Before the routes are made. */
export async function acceptFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart);
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onRoute', (route) => {
    const { bodyBytes } = (route.config ?? {}) as FileRoute;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
  http.addHook('onRequest', async (request, reply) => {
    const { admission } = request.routeOptions.config as FileRoute;
    if (admission) await app.get(admission, { strict: false }).admit(request, reply);
  });
  http.addHook('preParsing', async (request) => {
    const { takesFiles } = request.routeOptions.config as FileRoute;
    if (takesFiles || !/^multipart\//i.test(request.headers['content-type'] ?? '')) return;
    throw new ApiError(415, 'unsupported_media_type', 'This address accepts JSON only.');
  });
}
