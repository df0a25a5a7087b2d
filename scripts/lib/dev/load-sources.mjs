// Lets Node import the TypeScript of this checkout, with `shared` loaded from its sources. For development only: in
// production, Node runs the output of tsc.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { inCheckout } from '../checkout.mjs';
import { NEST_DECORATORS } from './nest-decorators.mjs';

const SHARED = pathToFileURL(inCheckout('shared', 'src/')).href;
const BUILT_BACKEND = pathToFileURL(inCheckout('backend', 'dist/')).href;
const BACKEND = pathToFileURL(inCheckout('backend', 'src/')).href;

/**
 * @param {string} specifier
 * @param {string} [importer]
 * @returns {string | undefined} URL of a source file in this checkout
 */
function sourceOf(specifier, importer = '') {
  const [, shared] = /^@shortlist\/shared\/(.+)$/.exec(specifier) ?? [];
  if (shared) return `${SHARED}${shared}.ts`;
  // Code that starts a thread uses the path of the built file, which is mapped to the source file here.
  if (specifier.startsWith(BUILT_BACKEND)) return specifier.replace(BUILT_BACKEND, BACKEND).replace(/\.js$/, '.ts');
  if (/^\.\.?\/.*\.js$/.test(specifier) && isSource(importer))
    return new URL(specifier.replace(/\.js$/, '.ts'), importer).href;
  return undefined;
}

/** @param {string} url Vite adds a query to the URLs of its configuration files */
const isSource = (url) => /^file:(?!.*\/node_modules\/).*\.ts(\?.*)?$/.test(url);

/** @type {Set<string>} */
const packages = new Set();

/** Returns the URLs of packages that the sources of this process imported, in order of import. */
export const importedPackages = () => [...packages];

registerHooks({
  resolve(specifier, context, next) {
    const source = sourceOf(specifier, context.parentURL);
    if (source) return { url: source, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    if (resolved.url.includes('/node_modules/') && isSource(context.parentURL ?? '')) packages.add(resolved.url);
    return resolved;
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    const path = fileURLToPath(url.split('?', 1)[0] ?? url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
      ...NEST_DECORATORS,
      tsconfig: false,
      assumptions: { setPublicClassFields: true },
      typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
    });
    if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
    return { format: 'module', source: code, shortCircuit: true };
  },
});
