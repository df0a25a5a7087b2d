// ESLint configuration: packages and folders import in one direction only. Import cycles between files are checked by
// .oxlintrc.json.
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { ROOT } from '../lib/checkout.mjs';
import { FOLDER_ORDER } from './folder-order.mjs';

/** @typedef {import('eslint').Linter.Config} Config */
/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Pattern of @typescript-eslint/no-restricted-imports */

const SOURCES = '*.{ts,tsx}';
const ALL_SOURCES = `**/${SOURCES}`;
/** Specs may import from layers above the code that they test. */
const SPECS = ['**/*.spec.ts', '**/*.{api-spec.ts,component-spec.tsx}', '**/*.model.ts', '**/fake-*.ts'];
/** Files named `messages` import nothing, so subfolders may import them. */
const ALL_BUT_MESSAGES = '!(messages).{ts,tsx}';

/** @type {Readonly<Record<string, readonly string[]>>} the packages that each package may import */
const MAY_IMPORT = {
  shared: [],
  backend: ['shared'],
  'ui-kit': ['shared'],
  frontend: ['shared', 'ui-kit'],
  'admin-ui': ['shared', 'ui-kit'],
};

/**
 * @param {string} name of a package
 * @returns {Pattern}
 */
export function otherPackages(name) {
  const others = Object.keys(MAY_IMPORT).filter((other) => other !== name && !MAY_IMPORT[name]?.includes(other));
  const either = others.join('|');
  return {
    regex: `^@shortlist/(${either})(/|$)|^(\\.\\./)+(${either})/`,
    message: `${name} does not import ${others.join(', ')}.`,
  };
}

/** @type {Pattern} */
const CONTRACT_TYPES = {
  regex: '^(@shortlist/shared|[./]+)/contract/',
  allowTypeImports: true,
  message: 'shared/contract loads zod, which browsers must not: use `import type`.',
};

/** @type {Pattern} */
const PLATFORM = {
  regex: '^(node:|react|@nestjs/|@mui/)',
  message: 'shared uses no framework and does no I/O.',
};

/** @type {Pattern} */
const ZOD = { regex: '^zod$', message: 'Only shared/src/contract uses zod: the rest runs in browsers.' };

/**
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @param {string[]} [ignores]
 * @returns {Config}
 */
export const restrictImports = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const packages = () => [
  restrictImports([`shared/src/${ALL_SOURCES}`], [otherPackages('shared'), CONTRACT_TYPES, PLATFORM, ZOD]),
  restrictImports([`shared/src/contract/${ALL_SOURCES}`], [otherPackages('shared'), PLATFORM]),
  restrictImports([`backend/${ALL_SOURCES}`], [otherPackages('backend')]),
  ...['ui-kit', 'frontend', 'admin-ui'].map((name) =>
    restrictImports([`${name}/${ALL_SOURCES}`], [otherPackages(name), CONTRACT_TYPES]),
  ),
];

/** @param {string} folder */
const featureOf = (folder) => /^features\/[^/]+/.exec(folder)?.[0];

/**
 * @param {readonly string[]} folders
 * @param {number} place
 */
function forbiddenFor(folders, place) {
  const feature = featureOf(folders[place] ?? '');
  return folders.filter((other, otherPlace) => {
    const otherFeature = featureOf(other);
    return otherPlace > place || (feature && otherFeature && otherFeature !== feature);
  });
}

const folders = () =>
  Object.entries(FOLDER_ORDER).flatMap(([root, all]) =>
    all
      .map((folder, place) => ({ folder, forbidden: forbiddenFor(all, place) }))
      .filter(({ forbidden }) => forbidden.length > 0)
      .map(({ folder, forbidden }) => ({
        files: [folder === '.' ? `${root}/${SOURCES}` : `${root}/${folder}/${SOURCES}`],
        ignores: SPECS,
        rules: {
          'import-x/no-restricted-paths': [
            'error',
            {
              basePath: ROOT,
              zones: [
                {
                  target: '.',
                  from: forbidden.map((other) =>
                    other === '.' ? `${root}/${SOURCES}` : `${root}/${other}/${ALL_BUT_MESSAGES}`,
                  ),
                  message: 'Folders import in one direction: see scripts/lint/folder-order.mjs.',
                },
              ],
            },
          ],
        },
      })),
  );

/**
 * Configurations with stricter rules must come later, because ESLint applies the last match.
 *
 * @returns {Config[]}
 */
export const boundaries = () =>
  /** @type {Config[]} */ ([
    {
      files: [ALL_SOURCES],
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [
          createNodeResolver({
            extensions: ['.ts', '.tsx', '.js', '.mjs'],
            extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          }),
        ],
      },
    },
    ...packages(),
    ...folders(),
  ]);
