import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Statement } from '../../core/sql/prepared.js';
import { isId } from '../../core/http/id.pipe.js';
import type { SessionJoin } from './sessions.queries.js';

interface JoiningRoute {
  sessionJoin?: { statement: Statement; parameter: string };
}

type JoiningRequest = FastifyRequest & { joined?: object };

/**
 * Reads a row of the user in the statement that checks the session, for routes whose round trips to the database are
 * most of their cost. The guard checks the session as on every other route.
 *
 * @param statement a result of `statementWithSession` @param parameter the id in the path that the statement gets
 */
export const ReadsWithSession = (statement: Statement, parameter: string): MethodDecorator =>
  RouteConfig({ sessionJoin: { statement, parameter } } satisfies JoiningRoute);

/** Injects the row of `@ReadsWithSession()`; undefined if the user has no such row. */
export const RowOfSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<JoiningRequest>().joined,
);

/** Returns what the route of a request joins to its session. */
export function joinOf({ routeOptions, params }: FastifyRequest): SessionJoin | undefined {
  const { sessionJoin } = routeOptions.config as JoiningRoute;
  if (!sessionJoin) return undefined;
  const value = (params as Record<string, string>)[sessionJoin.parameter];
  // The pipe of the parameter rejects a malformed id, which the database could not read.
  return { statement: sessionJoin.statement, value: value !== undefined && isId(value) ? value : null };
}

/** Keeps the joined row for `@RowOfSession()`. */
export function keepJoined(request: FastifyRequest, row: object | undefined): void {
  (request as JoiningRequest).joined = row;
}
