import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { boundaries, otherPackages, restrictImports } from './scripts/lint/boundaries.mjs';
import { houseWords } from './scripts/lint/house-words.mjs';

const TESTS = ['**/*.spec.ts', '**/*.api-spec.ts', '**/test/**/*.ts'];

/** Files that `house/words` checks: add each folder whose comments, test titles and screen texts pass. */
const PLAIN_ENGLISH = ['backend/**/*.{ts,mjs}', 'e2e/**/*.{ts,mjs}', 'scripts/**/*.mjs'];
const NOT_YET_PLAIN = [
  'backend/src/{ai,auth,billing,export,migrations,payment-mails,payments,promo}/**',
  'backend/test/{allowances,disputes,downloads,export,ledger,model,render-limits,settlement,reconciliation,refunds}*',
  'backend/test/{order,payment,promo,sandbox,stripe,subscription}*',
  'backend/test/support/stripe-account.ts',
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/node_modules/', '**/*.d.ts', 'e2e/.artifacts/', '**/.data/']),
  eslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { regexp },
    rules: {
      // Text comes from strangers: the time that an expression takes may only grow with the length of the text.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
      'regexp/no-contradiction-with-assertion': 'error',
      'regexp/no-empty-alternative': 'error',
      'regexp/no-empty-capturing-group': 'error',
      'regexp/no-empty-group': 'error',
      'regexp/no-empty-lookarounds-assertion': 'error',
      'regexp/no-invalid-regexp': 'error',
      'regexp/no-lazy-ends': 'error',
      'regexp/no-misleading-capturing-group': 'error',
      'regexp/no-misleading-unicode-character': 'error',
      'regexp/no-missing-g-flag': 'error',
      'regexp/no-optional-assertion': 'error',
      'regexp/no-potentially-useless-backreference': 'error',
      'regexp/no-trivially-nested-quantifier': 'error',
      'regexp/no-useless-assertions': 'error',
      'regexp/no-useless-backreference': 'error',
      'regexp/no-useless-dollar-replacements': 'error',
      'regexp/no-useless-lazy': 'error',
      'regexp/no-useless-quantifier': 'error',
      'regexp/no-zero-quantifier': 'error',
      'regexp/strict': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Methods keep the parameters of what they implement, and answer a promise where it says so.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A handler may be async where the caller does not wait: React's and Node's events.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...boundaries(),
  // The event loop knows only the types of rules over user text. See docs/decisions/text-rules-in-threads.md.
  restrictImports(
    ['backend/src/**/*.ts'],
    [
      otherPackages('backend'),
      {
        regex: '^@shortlist/shared/(ats|english|facts|guides|keywords|letters|rewrite)/',
        allowTypeImports: true,
        message: 'Rules over user text run in threads: add a task to backend/src/text-rules/text-tasks.ts.',
      },
    ],
    [
      '**/*.spec.ts',
      'backend/src/text-rules/{text-tasks,score-tasks,skill-dictionary,text-rules.worker}.ts',
      'backend/src/ai/{kinds,prompts}/**',
      'backend/src/ai/{grounded,guarded-*,model-bullets,model-summary}.ts',
      'backend/src/resume-analytics/analyze-resume.ts',
      'backend/src/{import,export}/**',
    ],
  ),
  {
    files: ['{ui-kit,frontend,admin-ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      // Opening what is outside React (a saved draft, the network) begins in an effect, and state has to say so.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.vitest },
    rules: {
      // supertest answers `any` bodies, and matchers such as expect.any() are `any` by their nature.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // The test runner itself waits for the tests it is given.
    files: ['e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'describe', 'it', 'after', 'before'] },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // The page's own scripts, and measurements with functions that run in the page.
    files: ['frontend/public/**/*.js', 'bench/**/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.spec.mjs'],
    languageOptions: { globals: globals.vitest },
  },
  {
    files: PLAIN_ENGLISH,
    ignores: [...NOT_YET_PLAIN, 'scripts/lint/house-words*.mjs'],
    plugins: { house: { rules: { words: houseWords } } },
    rules: { 'house/words': 'error' },
  },
  prettier,
);
