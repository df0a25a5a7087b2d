import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Folders of sample resumes: the product's own, and a larger collection that some checkouts lack. */
const FOLDERS = [resolve(ROOT, 'bench/resumes'), resolve(ROOT, '../shared/samples/resumes')];

/** Complete resumes of fictional people, as the API accepts them. */
export const sampleResumes: { name: string; data: unknown }[] = FOLDERS.filter((folder) => existsSync(folder)).flatMap(
  (folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((name) => {
        const { data } = JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as { data: unknown };
        return { name, data };
      }),
);
