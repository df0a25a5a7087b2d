import { documentedNames, documentedSettings } from '../../../../../scripts/lib/containers/documented-settings.mjs';
import { composeWith } from '../../../../../scripts/lib/containers/compose.mjs';
import { Env } from '../env.js';

/** Without it, the product starts and writes a generated password into a file. */
const RECOMMENDED = 'ADMIN_PASSWORD';

/** Returns the variables of the service `api`, as compose sets them. */
function variables(settings: Record<string, string>): Record<string, string> {
  return { ...settings, ...composeWith(settings).services.api?.environment };
}

describe('the settings that docs/containers.md requires', () => {
  it('are enough for production', () => {
    expect(() => new Env(variables(documentedSettings()))).not.toThrow();
  });

  it.each(documentedNames().filter((name) => name !== RECOMMENDED))(
    'include %s, without which the product does not start and names it',
    (name) => {
      expect(() => new Env(variables({ ...documentedSettings(), [name]: '' }))).toThrow(name);
    },
  );
});
