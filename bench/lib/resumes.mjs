import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

const SAMPLES = inCheckout('..', 'shared', 'samples', 'resumes');
const OWN = inCheckout('bench', 'resumes');
const REALISTIC = inCheckout('bench', 'score-pairs', 'realistic');

/**
 * Returns the sample resumes in the folder next to the checkout or, if it does not exist, the benchmarks' own sample
 * resumes: `{ name, title, templateKey, data }`.
 */
export function benchResumes() {
  return resumesIn(existsSync(SAMPLES) ? SAMPLES : OWN);
}

export const realisticResumes = () => resumesIn(REALISTIC);

const resumesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file.slice(0, -'.json'.length), ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
