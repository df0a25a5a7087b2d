import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { importDirections } from './scripts/lint/import-directions.mjs';

const TESTS = ['**/*.spec.ts', '**/*.api-spec.ts', '**/test/**/*.ts'];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/node_modules/', '**/*.d.ts', 'e2e/.artifacts/', '**/.data/']),
  eslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { project: { rules: { 'import-directions': importDirections } } },
    rules: {
      'project/import-directions': 'error',
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
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      // Opening what is outside React (a saved draft, the network) begins in an effect, and state has to say so.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
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
    languageOptions: { globals: globals.jest },
  },
  prettier,
);
