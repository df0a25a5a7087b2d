// Lint rule: imports go one way, shared ← backend and shared ← ui-kit ← both clients; client features do not import each other.
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { ROOT } from '../lib/checkout.mjs';

const PACKAGES = /^(zod|react|react-dom|@nestjs|@mui|node:)(?=$|[/a-z])/;

/**
 * @typedef {{ workspace: string, part?: string, feature?: string }} Place
 *   part: the folder below src, such as `contract`, `app`, `features`
 */

/**
 * @param {string} path relative to the checkout
 * @returns {Place | undefined}
 */
function placeOf(path) {
  const [workspace, source, part, feature] = path.split('/');
  if (!workspace || !['shared', 'backend', 'ui-kit', 'frontend', 'admin-ui'].includes(workspace)) return undefined;
  if (source !== 'src') return { workspace };
  return part === 'features' ? { workspace, part, feature } : { workspace, part };
}

/**
 * @param {string} importer absolute path
 * @param {string} specifier as written
 * @returns {Place | undefined} undefined for packages
 */
function targetOf(importer, specifier) {
  if (specifier.startsWith('.')) return placeOf(relative(ROOT, resolve(dirname(importer), specifier)));
  const match = /^@shortlist\/([^/]+)\/?([^/]*)/.exec(specifier);
  return match ? { workspace: match[1] ?? '', part: match[2] } : undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function mayImport(from, to) {
  const isClient = from.workspace === 'frontend' || from.workspace === 'admin-ui';
  return to.workspace === 'shared' || (isClient && to.workspace === 'ui-kit');
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {boolean} typesOnly
 * @returns {string | undefined} the error message
 */
function wrongDirection(from, to, typesOnly) {
  const reachesBrowser = from.workspace !== 'backend' && from.part !== 'contract';
  if (to.workspace === 'shared' && to.part === 'contract' && reachesBrowser && !typesOnly) {
    return 'shared/contract loads zod, which the browser must not: use `import type`.';
  }
  if (to.workspace !== from.workspace && !mayImport(from, to))
    return `${from.workspace} never imports ${to.workspace}.`;
  if (from.workspace !== 'frontend' || to.workspace !== 'frontend') return undefined;
  if (from.feature && to.feature && from.feature !== to.feature) {
    return `The feature ${from.feature} never imports the feature ${to.feature}: src/app puts features together.`;
  }
  if ((from.part === 'ui' || from.part === 'lib') && to.part === 'features')
    return `src/${from.part} knows no feature.`;
  return undefined;
}

/**
 * @param {Place} from
 * @param {string} specifier
 * @returns {string | undefined} the error message
 */
function wrongPackage(from, specifier) {
  if (from.workspace !== 'shared' || !from.part) return undefined;
  const name = PACKAGES.exec(specifier)?.[1];
  if (!name) return undefined;
  if (name !== 'zod') return `shared knows no framework and does no I/O: ${specifier} has no place in it.`;
  return from.part === 'contract' ? undefined : 'Only shared/src/contract uses zod: the rest reaches the browser.';
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{what}}' } },
  create(context) {
    const from = placeOf(relative(ROOT, context.filename));
    if (!from || isAbsolute(relative(ROOT, context.filename))) return {};
    /**
     * @param {import('estree').Node} node
     * @param {unknown} specifier
     * @param {boolean} typesOnly
     */
    const look = (node, specifier, typesOnly) => {
      if (typeof specifier !== 'string') return;
      const to = targetOf(context.filename, specifier);
      const what = to ? wrongDirection(from, to, typesOnly) : wrongPackage(from, specifier);
      if (what) context.report({ node, messageId: 'wrong', data: { what } });
    };
    return {
      ImportDeclaration: (node) => look(node, node.source.value, 'importKind' in node && node.importKind === 'type'),
      ExportNamedDeclaration: (node) =>
        look(node, node.source?.value, 'exportKind' in node && node.exportKind === 'type'),
      ExportAllDeclaration: (node) => look(node, node.source.value, 'exportKind' in node && node.exportKind === 'type'),
      ImportExpression: (node) => look(node, 'value' in node.source ? node.source.value : undefined, false),
    };
  },
};
