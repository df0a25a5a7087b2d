import { defineConfig } from 'vitest/config';
import { inCheckout } from './scripts/lib/checkout.mjs';
import { NEST_DECORATORS } from './scripts/lib/dev/nest-decorators.mjs';

const common = {
  resolve: { alias: [{ find: /^@shortlist\/shared\/(.*)$/, replacement: inCheckout('shared', 'src', '$1.ts') }] },
  oxc: NEST_DECORATORS,
};

const settings = {
  globals: true,
  // Packages are taken as Node takes them, in tests as in the product.
  deps: { interopDefault: false },
  // Files share what they import: loading the same modules again for each file costs more than most tests.
  isolate: false,
  pool: 'forks',
  // For a machine that is busy with other things.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A snapshot that is missing fails; it is written when somebody asks for it (--update).
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
        test: {
          ...settings,
          name: 'api',
          include: ['backend/test/**/*.api-spec.ts'],
          globalSetup: ['backend/test/support/global-setup.mjs'],
        },
      },
    ],
  },
});
