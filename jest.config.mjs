// Nest 12 ships ES modules only, so the suites run as native ES modules: node --experimental-vm-modules.

/** @param {boolean} tsx */
const typescript = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@shortlist/shared/(.*)$': '<rootDir>/shared/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': typescript(false), '^.+\\.tsx$': typescript(true) },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/e2e/.artifacts/'],
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // For a machine that is busy with other things; jest takes this from here only, not from a project.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/shared/src/**/*.spec.ts',
        '<rootDir>/backend/src/**/*.spec.ts',
        '<rootDir>/frontend/src/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.mjs',
      ],
    },
    {
      ...common,
      displayName: 'api',
      testMatch: ['<rootDir>/backend/test/**/*.api-spec.ts'],
      setupFiles: ['<rootDir>/backend/test/support/setup-esm.mjs'],
      globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
    },
  ],
};
