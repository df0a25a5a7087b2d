// Installs Caddy, the proxy of docker-compose.yml, for tests of its settings.
import { installPackage } from './debian.mjs';
import { findProgram } from './find-program.mjs';
import { Problem } from './problem.mjs';

const MISSING = 'The api tests need caddy: install it (Debian: apt install caddy).';

export const findCaddy = () => findProgram(['caddy']);

export async function ensureCaddy() {
  if (!findCaddy()) await installPackage('caddy', MISSING);
  if (!findCaddy()) throw new Problem(MISSING);
}
