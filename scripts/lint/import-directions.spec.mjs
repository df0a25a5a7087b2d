import { RuleTester } from 'eslint';
import typescript from 'typescript-eslint';
import { inCheckout } from '../lib/checkout.mjs';
import { importDirections } from './import-directions.mjs';

const tester = new RuleTester({ languageOptions: { parser: /** @type {any} */ (typescript.parser) } });

/**
 * @param {string} file
 * @param {string} code
 */
const good = (file, code) => ({ name: `${file}: ${code}`, filename: inCheckout(file), code });
/**
 * @param {string} file
 * @param {string} code
 */
const bad = (file, code) => ({ ...good(file, code), errors: 1 });

tester.run('import directions', importDirections, {
  valid: [
    good('shared/src/contract/auth.ts', `import { z } from 'zod';`),
    good('shared/src/ats/score.ts', `import type { AtsAnswer } from '../contract/ai.js';`),
    good('backend/src/auth/auth.service.ts', `import { login } from '@shortlist/shared/contract/auth';`),
    good('frontend/src/features/builder/a.ts', `import type { Resume } from '@shortlist/shared/contract/resumes';`),
    good('frontend/src/features/builder/a.ts', `import { b } from '../builder/steps/b.js';`),
    good('frontend/src/features/builder/steps/a.ts', `import { b } from '../b.js';`),
    good('frontend/src/app/a.tsx', `import { Logo } from '@shortlist/ui-kit/logo';`),
    good('admin-ui/src/a.tsx', `import { Logo } from '@shortlist/ui-kit/logo';`),
    good('ui-kit/src/a.ts', `import { BRAND } from '@shortlist/shared/brand';`),
    good('frontend/src/app/routes.tsx', `import { Builder } from '../features/builder/builder-page.js';`),
  ],
  invalid: [
    bad('shared/src/resume/a.ts', `import { z } from 'zod';`),
    bad('shared/src/resume/a.ts', `import { readFileSync } from 'node:fs';`),
    bad('shared/src/ats/score.ts', `import { score } from '../contract/ai.js';`),
    bad('shared/src/resume/a.ts', `import { b } from '../../../backend/src/b.js';`),
    bad('backend/src/export/a.ts', `import { b } from '../../../frontend/src/lib/b.js';`),
    bad('frontend/src/lib/a.ts', `import { login } from '@shortlist/shared/contract/auth';`),
    bad('frontend/src/features/auth/a.ts', `export { b } from '../builder/b.js';`),
    bad('frontend/src/features/auth/steps/a.ts', `const b = import('../../builder/b.js');`),
    bad('admin-ui/src/a.ts', `import { b } from '../../frontend/src/b.js';`),
    bad('ui-kit/src/a.ts', `import { b } from '../../admin-ui/src/b.js';`),
    bad('backend/src/a.ts', `import { theme } from '@shortlist/ui-kit/theme';`),
    bad('frontend/src/ui/a.tsx', `import { b } from '../features/builder/b.js';`),
  ],
});
