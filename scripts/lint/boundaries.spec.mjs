import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { inCheckout } from '../lib/checkout.mjs';
import { boundaries } from './boundaries.mjs';
import { FOLDER_ORDER, GROWING_FOLDERS, MAX_FILES } from './folder-order.mjs';

const linter = new Linter({ cwd: inCheckout() });
const config = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: typescript.parser },
    plugins: { '@typescript-eslint': typescript.plugin },
  },
  ...boundaries(),
];

/**
 * @param {string} file path of an existing file
 * @param {string} code to lint instead of the content of the file
 */
const problems = (file, code) =>
  linter.verify(code, /** @type {any} */ (config), { filename: inCheckout(file) }).map(({ message }) => message);

describe('boundaries', () => {
  it.each([
    ['shared/src/contract/common/text.ts', `import { z } from 'zod';`],
    ['shared/src/letters/evidence/proven-skills.ts', `import type { AiTask } from '../../contract/ai.js';`],
    ['shared/src/ats/score-resume.ts', `import { monthOf } from '../resume/dates.js';`],
    ['backend/src/app.module.ts', `import { login } from '@shortlist/shared/contract/account/auth';`],
    ['frontend/src/features/builder/page/builder.tsx', `import { Wizard } from '../wizard/wizard.js';`],
    ['frontend/src/app/app-routes.tsx', `import { Logo } from '@shortlist/ui-kit/logo';`],
  ])('allows an import in %s: %s', (file, code) => {
    expect(problems(file, code)).toEqual([]);
  });

  it.each([
    ['shared/src/resume/dates.ts', `import { z } from 'zod';`],
    ['shared/src/resume/dates.ts', `import { readFileSync } from 'node:fs';`],
    ['shared/src/resume/dates.ts', `import { scoreResume } from '../ats/score-resume.js';`],
    ['shared/src/ats/score-resume.ts', `import { z } from '../contract/ai.js';`],
    ['shared/src/resume/dates.ts', `import { AppModule } from '../../../backend/src/app.module.js';`],
    ['backend/src/app.module.ts', `import { theme } from '@shortlist/ui-kit/theme';`],
    ['ui-kit/src/theme.ts', `import { b } from '../../admin-ui/src/main.js';`],
    ['frontend/src/api/http.ts', `import { login } from '@shortlist/shared/contract/account/auth';`],
    ['frontend/src/api/http.ts', `import { AppRoutes } from '../app/app-routes.js';`],
    ['frontend/src/features/auth/login-page.tsx', `export { Builder } from '../builder/page/builder.js';`],
    ['frontend/src/features/auth/login-page.tsx', `const page = import('../builder/page/builder.js');`],
    ['frontend/src/features/builder/wizard/wizard.tsx', `import { Builder } from '../page/builder.js';`],
  ])('forbids an import in %s: %s', (file, code) => {
    expect(problems(file, code)).not.toEqual([]);
  });
});

describe.each(Object.entries(FOLDER_ORDER))('folders of %s', (root, order) => {
  const files = readdirSync(inCheckout(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/[.-]spec\.tsx?$|\.d\.ts$/.test(entry.name))
    .map(({ parentPath }) => relative(inCheckout(root), parentPath) || '.');

  it('lists every existing folder, and no others', () => {
    expect([...new Set(files)].toSorted()).toEqual([...order].toSorted());
  });

  it(`contain at most ${MAX_FILES} files each, not counting specs and text files`, () => {
    const full = order
      .filter((folder) => !GROWING_FOLDERS.includes(folder))
      .filter((folder) => files.filter((each) => each === folder).length > MAX_FILES);
    expect(full).toEqual([]);
  });
});
