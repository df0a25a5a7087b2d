import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inCheckout } from '../checkout.mjs';

/** Values for the secrets, which docs/containers.md leaves empty. */
const SECRETS = {
  POSTGRES_PASSWORD: 'for-tests-only',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  ADMIN_PASSWORD: 'twelve characters',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** @returns {string[]} names of the settings that docs/containers.md requires in .env, in the same order */
export const documentedNames = () => Object.keys(documented());

/** @returns {Record<string, string>} the .env of docs/containers.md, with secrets for tests */
export const documentedSettings = () =>
  Object.fromEntries(
    Object.entries(documented()).map(([name, value]) => [
      name,
      value || SECRETS[/** @type {'ADMIN_PASSWORD'} */ (name)],
    ]),
  );

function documented() {
  const text = readFileSync(inCheckout('docs', 'containers.md'), 'utf8');
  const [, block = ''] = /```sh file=\.env\n([^]*?)```/.exec(text) ?? [];
  return parseEnv(block);
}
