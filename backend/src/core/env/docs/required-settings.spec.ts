import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Env } from '../env.js';

const DOC = resolve(import.meta.dirname, '../../../../../docs/operations.md');

/** Settings that the documentation recommends, but without which the product starts. */
const RECOMMENDED = ['ADMIN_PASSWORD'];
/** Settings of the compose file itself. */
const OF_COMPOSE = ['POSTGRES_PASSWORD'];
/** Values for the lines that are empty in the documentation. */
const SECRETS = {
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ADMIN_PASSWORD: 'twelve characters',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** Returns the settings that the section "In containers" lists. */
function documented(): NodeJS.Dict<string> {
  const [, section = ''] = readFileSync(DOC, 'utf8').split('\n## In containers\n');
  const [, block = ''] = section.split('\n## ', 1)[0]?.split(/```(?:sh)?\n/) ?? [];
  return parseEnv(block);
}

const settings = {
  ...documented(),
  ...SECRETS,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shortlist:password@postgres:5432/shortlist',
};

describe('the settings that docs/operations.md requires in containers', () => {
  it('are enough for production', () => {
    expect(() => new Env(settings)).not.toThrow();
  });

  it.each(Object.keys(documented()).filter((name) => ![...RECOMMENDED, ...OF_COMPOSE].includes(name)))(
    'include %s, without which the product does not start and names it',
    (name) => {
      expect(() => new Env({ ...settings, [name]: '' })).toThrow(name);
    },
  );

  it('include every secret of this test', () => {
    expect(Object.keys(documented())).toEqual(expect.arrayContaining(Object.keys(SECRETS)));
  });
});
