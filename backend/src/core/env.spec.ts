import { Env } from './env.js';

const DATABASE_URL = 'postgres://app:app@127.0.0.1:5432/app';
const SESSION_SECRET = 'a secret of more than thirty-two characters';

describe('the environment', () => {
  it('needs nothing but a database', () => {
    expect(new Env({ DATABASE_URL })).toMatchObject({ host: '127.0.0.1', port: 3000, production: false });
  });

  it('names every variable that is missing or wrong', () => {
    expect(() => new Env({ PORT: 'eighty', SESSION_SECRET: 'short' })).toThrow(
      /PORT[^]*DATABASE_URL[^]*SESSION_SECRET/,
    );
  });

  it('takes an empty variable as one that is not set', () => {
    expect(new Env({ DATABASE_URL, PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 3000, redisUrl: undefined });
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('believes with TRUST_PROXY=%s that many proxies: %d', (TRUST_PROXY, proxies) => {
    expect(new Env({ DATABASE_URL, TRUST_PROXY }).proxies).toBe(proxies);
  });

  it.each(['mysql://db/app', 'not a url'])('refuses the database %s', (url) => {
    expect(() => new Env({ DATABASE_URL: url })).toThrow('DATABASE_URL');
  });

  it('refuses a group that is half configured, naming what is missing', () => {
    expect(() => new Env({ DATABASE_URL, STRIPE_SECRET_KEY: 'sk' })).toThrow(
      /STRIPE_PUBLISHABLE_KEY[^]*STRIPE_WEBHOOK_SECRET/,
    );
    expect(() => new Env({ DATABASE_URL, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us' })).toThrow(
      'OIDC_CLIENT_SECRET',
    );
  });

  it('does not repeat values, which may be secrets', () => {
    expect(() => new Env({ DATABASE_URL, SESSION_SECRET: 'hunter2' })).toThrow(/^(?![^]*hunter2)/);
  });

  describe('in production', () => {
    it('refuses a generated session secret unless it is allowed by name', () => {
      const production = { NODE_ENV: 'production', DATABASE_URL };
      expect(() => new Env(production)).toThrow('SESSION_SECRET');
      expect(new Env({ ...production, ALLOW_GENERATED_SECRETS: 'true' }).sessionSecret).toBeUndefined();
      expect(new Env({ ...production, SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET);
    });
  });
});
