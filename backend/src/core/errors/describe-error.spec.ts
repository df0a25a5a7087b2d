import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { describeError } from './describe-error.js';

describe('describeError', () => {
  it('keeps the type, code, message and stack frames of an error', () => {
    const error = Object.assign(new TypeError('a font is missing'), { code: 'ENOENT' });
    const described = describeError(error);
    expect(described).toMatchObject({ type: 'TypeError', code: 'ENOENT', message: 'a font is missing' });
    expect(described.stack).toMatch(/^ {4}at .*describe-error\.spec/);
  });

  it('keeps the schema names in a database error, but not the row values', () => {
    const driverError = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_unique"'),
      {
        code: '23505',
        detail: 'Key (email)=(ada@example.com) already exists.',
        where: 'Secret',
        table: 'users',
        constraint: 'users_email_unique',
      },
    );
    const described = describeError(new QueryFailedError('INSERT INTO users', ['ada@example.com'], driverError));
    expect(described).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      message: 'duplicate key value violates unique constraint "users_email_unique"',
      table: 'users',
      constraint: 'users_email_unique',
    });
    expect(JSON.stringify(described)).not.toMatch(/ada@|Secret/);
  });

  it('describes the chain of causes', () => {
    const error = new Error('not sent', { cause: new Error('no answer', { cause: new Error('socket closed') }) });
    expect(describeError(error)).toMatchObject({
      message: 'not sent',
      cause: { message: 'no answer', cause: { message: 'socket closed' } },
    });
  });

  it('stops at an error that is its own cause', () => {
    const error = new Error('circular');
    error.cause = error;
    expect(describeError(error).cause?.message).toBe('circular');
  });

  it('describes each error of an AggregateError', () => {
    const errors = [new Error('a table is locked'), new Error('the queue is down')];
    expect(describeError(new AggregateError(errors, 'sweeping failed'))).toMatchObject({
      message: 'sweeping failed',
      errors: [{ message: 'a table is locked' }, { message: 'the queue is down' }],
    });
  });

  it('reveals nothing about a thrown value that is not an error', () => {
    expect(describeError('ada@example.com')).toEqual({ type: 'string' });
  });

  it.each([
    ['JSON', () => JSON.parse('{"Secret": Secret}') as unknown],
    ['JSON cut short', () => JSON.parse('secret') as unknown],
    ['JSON with apostrophes', () => JSON.parse(`"It's" secret`) as unknown],
    ['a missing property', () => (({}) as Record<string, { x: 1 }>)['Secret life']!.x],
    ['a schema', () => z.object({ kind: z.literal('a') }).parse({ kind: 'Secret', Secret: 1 })],
    ['a schema of records', () => z.record(z.string(), z.number()).parse({ 'Secret key': 'Secret' })],
    [
      'a schema with a message',
      () =>
        z
          .string()
          .refine(() => false, { error: 'Secret' })
          .parse('Secret'),
    ],
  ])("hides the user's input in the error message of %s", (_, work) => {
    expect(JSON.stringify(describeError(thrownBy(work)))).not.toMatch(/secret/i);
  });

  it.each([
    ['22P02', 'invalid input syntax for type integer: "ada"', 'invalid input syntax for type integer: [hidden]'],
    ['EENVELOPE', 'Mail command failed: 550 <ada@example.com>: unknown', 'Mail command failed: 550 [address] unknown'],
    ['E', 'no route to https://id.example/a?code=secret', 'no route to https://id.example/a'],
    ['E', 'Unrecognized structure: {"text":"Secret"} here', 'Unrecognized structure: {…} here'],
    ['E', `Cannot create property 'x' on string 'It's mine'`, `Cannot create property 'x' on string [hidden]`],
    ['E', `Can't render 'Ada Byron'`, `Can't render [hidden]`],
    ['42P01', 'relation "resumes" does not exist', 'relation "resumes" does not exist'],
    ['E', "Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
    ['E', "it can't be done", "it can't be done"],
  ])('converts the message of the error %s from %j to %j', (code, message, shown) => {
    expect(describeError(Object.assign(new Error(message), { code })).message).toBe(shown);
  });

  it('truncates a long error message', () => {
    expect(describeError(new Error('word '.repeat(10_000))).message?.length).toBeLessThanOrEqual(500);
  });

  it('omits message lines that resemble stack frames', () => {
    const error = new Error('first\n    at Secret Street 5:1:1');
    expect(describeError(error).stack).not.toContain('Secret');
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
