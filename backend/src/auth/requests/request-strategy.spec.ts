import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { RequestStrategy } from './request-strategy.js';

interface BareRequest {
  headers: { name?: string };
  user?: unknown;
}

/** Takes longer for names earlier in the alphabet, so that concurrent requests finish out of order. */
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

describe('RequestStrategy', () => {
  const [first, second] = [new NameGuard(new NameStrategy('first')), new NameGuard(new NameStrategy('second'))];

  it('gives each of several concurrent requests its own result', async () => {
    const names = [...'abcdefghij'];
    expect(await Promise.all(names.map((name) => userOf(first, { name })))).toEqual(
      names.map((name) => `first ${name}`),
    );
  });

  it('shares no strategies between two applications in one process', async () => {
    const [one, other] = await Promise.all([userOf(first, { name: 'a' }), userOf(second, { name: 'a' })]);
    expect([one, other]).toEqual(['first a', 'second a']);
  });

  it('leaves the handling of missing credentials to the guard', async () => {
    expect(await userOf(first, {})).toBe('nobody');
  });

  it('passes errors of the strategy to the guard', async () => {
    await expect(userOf(first, { name: 'broken' })).rejects.toThrow('the database is down');
  });
});
