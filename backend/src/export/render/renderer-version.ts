import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * Set by `npm run dev`, which runs both the API and the worker from the sources. API specs do not set it, because they
 * run only the API from the sources.
 */
const RUNS_FROM_SOURCES = process.env.RUNS_FROM_SOURCES === '1';
const FOLDER = RUNS_FROM_SOURCES ? 'src' : 'dist';
const EXTENSION = RUNS_FROM_SOURCES ? '.ts' : '.js';

/** Folders whose code determines a file's bytes. */
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
 * Changes whenever the same resume could result in different bytes, so that files of older builds are never served. The
 * value is a positive integer.
 */
export const RENDERER_VERSION = fingerprint();

function fingerprint(): number {
  const hash = createHash('sha256');
  for (const folder of CODE.filter((path) => existsSync(path))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith(EXTENSION)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  // A different library version may write different bytes.
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  // A changed font has a different size, so hashing the sizes is enough.
  for (const file of readdirSync(FONTS).sort()) hash.update(`${file} ${statSync(join(FONTS, file)).size}`);
  return hash.digest().readUInt32BE() >>> 1;
}
