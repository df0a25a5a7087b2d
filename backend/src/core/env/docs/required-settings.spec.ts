import { documentedNames, documentedSettings } from '../../../../../scripts/lib/containers/documented-settings.mjs';
import { composeWith } from '../../../../../scripts/lib/containers/compose.mjs';
import { Env } from '../env.js';

/** Recommended but not required: without it, the product generates a password for the first staff account. */
const RECOMMENDED = 'ADMIN_PASSWORD';

function variables(settings: Record<string, string>): Record<string, string> {
  return { ...settings, ...composeWith(settings).services.api?.environment };
}

describe('the settings that docs/containers.md requires', () => {
  it('Env accepts an environment with only the settings that docs/containers.md requires', () => {
    expect(() => new Env(variables(documentedSettings()))).not.toThrow();
  });

  it.each(documentedNames().filter((name) => name !== RECOMMENDED))(
    'Env rejects an environment without the required setting %s and names it',
    (name) => {
      expect(() => new Env(variables({ ...documentedSettings(), [name]: '' }))).toThrow(name);
    },
  );
});
