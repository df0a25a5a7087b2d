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
 * Reads one of the user's rows, such as a resume, in the statement that checks the session. This saves a round trip to
 * the database on routes that do little else. The guard checks the session as on every other route.
 *
 * @param statement a result of `statementWithSession`
 * @param parameter the path parameter that contains the id of the row
 */
export const ReadsWithSession = (statement: Statement, parameter: string): MethodDecorator =>
  RouteConfig({ sessionJoin: { statement, parameter } } satisfies JoiningRoute);

/** Injects the row that `@ReadsWithSession()` reads; undefined if the user has no such row. */
export const RowOfSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<JoiningRequest>().joined,
);

/** Returns the statement of the route's `@ReadsWithSession()` with the id from the path; undefined for other routes. */
export function joinOf({ routeOptions, params }: FastifyRequest): SessionJoin | undefined {
  const { sessionJoin } = routeOptions.config as JoiningRoute;
  if (!sessionJoin) return undefined;
  const value = (params as Record<string, string>)[sessionJoin.parameter];
  // PostgreSQL cannot parse a malformed id, so null is passed instead; the route then rejects the parameter.
  return { statement: sessionJoin.statement, value: value !== undefined && isId(value) ? value : null };
}

export function keepJoined(request: FastifyRequest, row: object | undefined): void {
  (request as JoiningRequest).joined = row;
}
