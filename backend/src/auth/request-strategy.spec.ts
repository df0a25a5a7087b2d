import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { RequestStrategy } from './request-strategy.js';

interface BareRequest {
  headers: { name?: string };
  user?: unknown;
}

/** Answers later for later letters, so that answers overtake each other. */
class NameStrategy extends RequestStrategy<string> {
  constructor(private readonly prefix: string) {
    super();
  }

  override async validate({ headers }: FastifyRequest): Promise<string | undefined> {
    const { name } = headers as BareRequest['headers'];
    if (name === undefined) return undefined;
    if (name === 'broken') throw new Error('the database is down');
    await new Promise((resolve) => setTimeout(resolve, 200 - name.charCodeAt(0)));
    return `${this.prefix} ${name}`;
  }
}

class NameGuard extends AuthGuard() {
  constructor(strategy: NameStrategy) {
    super({ defaultStrategy: strategy.registeredAs });
  }

  override handleRequest<User>(error: Error | null, found: unknown): User {
    if (error) throw error;
    return (found || 'nobody') as User;
  }
}

const contextOf = (request: BareRequest) =>
  ({ switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }) }) as ExecutionContext;

async function userOf(guard: NameGuard, headers: BareRequest['headers']): Promise<unknown> {
  const request: BareRequest = { headers };
  await guard.canActivate(contextOf(request));
  return request.user;
}

describe('strategies of passport', () => {
  const [first, second] = [new NameGuard(new NameStrategy('first')), new NameGuard(new NameStrategy('second'))];

  it('authenticate bare requests, each with its own result when many run at the same moment', async () => {
    const names = [...'abcdefghij'];
    expect(await Promise.all(names.map((name) => userOf(first, { name })))).toEqual(
      names.map((name) => `first ${name}`),
    );
  });

  it('stay apart when two applications run in one process', async () => {
    const [one, other] = await Promise.all([userOf(first, { name: 'a' }), userOf(second, { name: 'a' })]);
    expect([one, other]).toEqual(['first a', 'second a']);
  });

  it('leave what a missing credential means to the guard', async () => {
    expect(await userOf(first, {})).toBe('nobody');
  });

  it('pass errors on', async () => {
    await expect(userOf(first, { name: 'broken' })).rejects.toThrow('the database is down');
  });
});
