import { resolve } from 'node:path';
import { envExample } from './env-example.js';
import { settingsSchema } from '../env.js';
import { SETTING_DOCS } from './setting-docs.js';

const FILE = resolve(import.meta.dirname, '../../../../../.env.example');

describe('.env.example', () => {
  it('equals the file that `npm run env` generates', async () => {
    await expect(envExample()).toMatchFileSnapshot(FILE);
  });

  it.each(Object.entries(settingsSchema.shape))('has a valid example, or none, for the setting %s', (name, type) => {
    const { example } = SETTING_DOCS[name as keyof typeof settingsSchema.shape];
    if (example) expect(type.safeParse(example)).toMatchObject({ success: true });
    else expect(example ?? '').toBe('');
  });
});
