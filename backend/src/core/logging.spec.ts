import { Env } from './env.js';
import { loggerOptions } from './logging.js';

const { pinoHttp } = loggerOptions(new Env({ DATABASE_URL: 'postgres://app:app@127.0.0.1:5432/app' }));
const { serializers } = pinoHttp as { serializers: { err: (error: unknown) => unknown } };

describe('an error in the log', () => {
  it('has its kind, its code and its words, and none of the values that the database repeats', () => {
    const error = Object.assign(new TypeError('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com)',
    });
    const logged = serializers.err(error);
    expect(logged).toMatchObject({ type: 'TypeError', code: '23505', message: 'duplicate key' });
    expect(JSON.stringify(logged)).not.toContain('ada@example.com');
  });

  it('has each of several that it stands for', () => {
    const error = new AggregateError(
      [new Error('a table is locked'), new Error('the queue is away')],
      'not all went well',
    );
    expect(serializers.err(error)).toMatchObject({
      message: 'not all went well',
      errors: [{ message: 'a table is locked' }, { message: 'the queue is away' }],
    });
  });

  it('says nothing of what was thrown in place of an error', () => {
    expect(serializers.err('ada@example.com')).toEqual({ type: 'string' });
  });
});
