import type { FastifyRequest } from 'fastify';

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
