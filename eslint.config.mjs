import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { boundaries, otherPackages, restrictImports } from './scripts/lint/boundaries.mjs';
import { houseWords } from './scripts/lint/house-words.mjs';

const TESTS = ['**/*.spec.ts', '**/*.{api,component}-spec.{ts,tsx}', '**/test/**/*.{ts,tsx}'];

/** Files in which the lint rule `house/words` checks comments, test titles and on-screen texts. */
const PLAIN_ENGLISH = ['**/*.{ts,tsx,mjs}'];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/node_modules/', '**/*.d.ts', 'e2e/.artifacts/', '**/.data/']),
  eslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { regexp },
    rules: {
      // Regular expressions match untrusted texts, so the matching time must be linear in the length of the text.
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
    // Rules that need type information run in oxlint (see .oxlintrc.json), which takes one-sixth of ESLint's time.
    extends: [typescript.configs.recommended],
    // Same options as in the backend's tsconfig.json: types in a decorated class are used at run time, so they need
    // normal imports.
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An interface may require a parameter that a method does not use. The name of such a parameter begins with an
      // underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  ...boundaries(),
  // Code that runs on the event loop may import types, but no code, from the modules with text rules. See
  // docs/decisions/text-rules-in-threads.md.
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
      '**/*.{spec,api-spec}.ts',
      'backend/src/text-rules/{analyze-resume,text-tasks,score-tasks,skill-dictionary,keyword-tagger,text-rules.worker}.ts',
      'backend/src/ai/{guarded,kinds,prompts}/**',
      'backend/src/ai/keywords/keywords-prompt.ts',
      'backend/src/{import,export}/**',
    ],
  ),
  {
    files: ['{ui-kit,frontend,admin-ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      // This rule is disabled, because effects that load data from outside React, such as a saved draft, first set the
      // loading state.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.vitest },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Scripts that run in the browser, and benchmarks that run some of their functions in the browser.
    files: ['frontend/public/**/*.js', 'bench/**/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.spec.mjs'],
    languageOptions: { globals: globals.vitest },
  },
  {
    files: PLAIN_ENGLISH,
    ignores: ['scripts/lint/house-words*.mjs'],
    plugins: { house: { rules: { words: houseWords } } },
    rules: { 'house/words': 'error' },
  },
  prettier,
);
