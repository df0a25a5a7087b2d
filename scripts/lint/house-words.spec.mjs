import { RuleTester } from 'eslint';
import typescript from 'typescript-eslint';
import { houseWords } from './house-words.mjs';

const tester = new RuleTester({
  languageOptions: {
    parser: /** @type {any} */ (typescript.parser),
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

tester.run('house words', houseWords, {
  valid: [
    '/** Returns the owner. */ const a = 1;',
    `const state = 'cancelled';`,
    `query('somebody');`,
    `it('cancels the plan', () => {});`,
    { filename: 'messages.ts', code: `export const messages = { save: 'Save', retry: \`Retry in \${1} s\` };` },
  ],
  invalid: [
    { code: '// Whoever asks.\nconst a = 1;', errors: 1 },
    { code: '/**\n * The server is\n * away.\n */\nconst a = 1;', errors: 1 },
    { code: `it('tells somebody about a colour', () => {});`, errors: 2 },
    { code: `it.each([1])('is cancelled: %s', () => {});`, errors: 1 },
    { code: `describe(\`an e-mail\`, () => {});`, errors: 1 },
    { filename: 'a.tsx', code: `const A = () => <p>Grey text is a sample.</p>;`, errors: 1 },
    { filename: 'messages.ts', code: `export const messages = { away: 'The server is away.' };`, errors: 1 },
    { filename: 'messages.ts', code: `export const messages = { n: (n: number) => \`\${n} licences\` };`, errors: 1 },
  ],
});
