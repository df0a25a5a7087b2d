import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../auth/sessions.service.js';
import { networkOf } from '../core/network.js';

/** Who asks for writing help: somebody with an account, or a visitor, who is known by a network address only. */
export interface AiCaller {
  userId: string | null;
  /** As limits count it. */
  address: string;
}

/** On routes for `@VisitorsToo()`; on public ones everybody counts as a visitor. */
export const CallerOfAi = createParamDecorator((_: unknown, context: ExecutionContext): AiCaller => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SessionUser }>();
  return { userId: request.user?.id ?? null, address: networkOf(request.ip) };
});
