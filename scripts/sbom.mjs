// npm run sbom: writes the bill of materials to sbom.json, or to the named file.
import { resolve } from 'node:path';
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';
import { writeSbom } from './lib/sbom.mjs';

try {
  if (await prepareCheckout({ build: false })) {
    const file = resolve(process.argv[2] ?? 'sbom.json');
    writeSbom(file);
    console.log(`wrote ${file}`);
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
