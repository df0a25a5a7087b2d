// The Helm chart, and its renderings with several sets of values.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from '../checkout.mjs';

export const CHART = inCheckout('deploy', 'helm', 'shortlist');
const EXAMPLES = inCheckout('deploy', 'helm', 'examples');

/** Names of the renderings: one with the chart's default values, and one for each file of example values. */
export const RENDERINGS = ['default', ...readdirSync(EXAMPLES).map((name) => name.replace(/\.yaml$/, ''))];

/**
 * @param {string} name
 * @returns {string[]} paths of the files with additional values
 */
export const valuesOf = (name) => (name === 'default' ? [] : [join(EXAMPLES, `${name}.yaml`)]);

/** @param {string} name */
export const renderingOf = (name) => inCheckout('deploy', 'helm', 'rendered', `${name}.yaml`);

/**
 * Returns the first line of a rendering: a digest of everything that the rendering depends on.
 *
 * @param {string} name
 */
export function headOf(name) {
  const files = readdirSync(CHART, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'NOTES.txt' && entry.name !== 'values.schema.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, ...valuesOf(name)]) hash.update(readFileSync(file));
  return `# Rendered by \`npm run chart\` from sources with the digest ${hash.digest('hex').slice(0, 32)}.`;
}
