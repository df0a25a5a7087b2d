import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../../auth/sessions/sessions.service.js';
import { networkOf } from '../../core/env/network.js';

/** The caller of an AI route: an account, or a visitor identified only by network address. */
export interface AiCaller {
  userId: string | null;
  address: string;
}

/** On `@Public()` routes, every caller counts as a visitor. */
export const AiCaller = createParamDecorator((_: unknown, context: ExecutionContext): AiCaller => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SessionUser }>();
  return { userId: request.user?.id ?? null, address: networkOf(request.ip) };
});
