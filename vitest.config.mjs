import { defineConfig } from 'vitest/config';
import { inCheckout } from './scripts/lib/checkout.mjs';
import { NEST_DECORATORS } from './scripts/lib/dev/nest-decorators.mjs';
import { markQueries } from './backend/test/large-tables/mark-queries.mjs';

const common = {
  resolve: { alias: [{ find: /^@shortlist\/shared\/(.*)$/, replacement: inCheckout('shared', 'src', '$1.ts') }] },
  oxc: NEST_DECORATORS,
};

const settings = {
  globals: true,
  // Imports packages as Node does, so that tests match the product.
  deps: { interopDefault: false },
  // Test files share modules, because loading them for each file would take longer than most tests.
  isolate: false,
  pool: 'forks',
  // Timeout in milliseconds. On a busy machine, a test that starts processes can take over a minute.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Missing snapshots fail the tests; `--update` writes them.
    update: 'none',
    slowTestThreshold: 5_000,
    projects: [
      {
        ...common,
        test: {
          ...settings,
          name: 'unit',
          include: [
            'shared/src/**/*.spec.ts',
            'backend/src/**/*.spec.ts',
            'ui-kit/src/**/*.spec.ts',
            'frontend/src/**/*.spec.ts',
            'admin-ui/src/**/*.spec.ts',
            'scripts/**/*.spec.mjs',
          ],
        },
      },
      {
        ...common,
        // Resolves packages with the same export conditions as Node. Otherwise, react-router would be loaded twice.
        resolve: { ...common.resolve, conditions: ['module-sync', 'node'] },
        test: {
          ...settings,
          name: 'components',
          include: ['{ui-kit,frontend,admin-ui}/src/**/*.component-spec.tsx'],
          environment: 'jsdom',
          setupFiles: ['ui-kit/test/setup-components.ts'],
          // Maximum number of characters of the page that Testing Library prints when a query fails.
          env: { DEBUG_PRINT_LIMIT: '2000' },
        },
      },
      {
        ...common,
        plugins: [markQueries()],
        test: {
          ...settings,
          name: 'api',
          include: ['backend/{src,test}/**/*.api-spec.ts'],
          globalSetup: ['backend/test/support/global-setup.mjs'],
        },
      },
      { ...common, test: { ...settings, name: 'faults', include: ['backend/test/faults/*.fault-spec.ts'] } },
    ],
  },
});
