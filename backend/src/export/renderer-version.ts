import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** `npm run dev` sets it. Specs run the API from its sources, too, but beside a worker as built. */
const RUNS_FROM_SOURCES = process.env.RUNS_FROM_SOURCES === '1';
const FOLDER = RUNS_FROM_SOURCES ? 'src' : 'dist';
const EXTENSION = RUNS_FROM_SOURCES ? '.ts' : '.js';

/** The code that decides a file's bytes. API and worker must agree wherever they were started from. */
const PARTS = [
  'document',
  'english',
  'export',
  'fonts',
  'layout',
  'page',
  'product',
  'resume',
  'skills',
  'templates',
  'text',
];
const CODE = PARTS.map((part) => join(ROOT, 'shared', FOLDER, part)).concat(join(ROOT, 'backend', FOLDER, 'export'));
const FONTS = join(ROOT, 'shared/fonts');

/**
 * A positive integer that changes whenever the same résumé could give other bytes, so that no file of an older build is
 * served.
 */
export const RENDERER_VERSION = fingerprint();

function fingerprint(): number {
  const hash = createHash('sha256');
  for (const folder of CODE.filter((path) => existsSync(path))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith(EXTENSION)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  // Another version of a library may write other bytes.
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  // A changed font has changed tables, and so another size.
  for (const file of readdirSync(FONTS).sort()) hash.update(`${file} ${statSync(join(FONTS, file)).size}`);
  return hash.digest().readUInt32BE() >>> 1;
}
