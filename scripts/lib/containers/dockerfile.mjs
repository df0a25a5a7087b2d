import { readFileSync } from 'node:fs';
import { inCheckout } from '../checkout.mjs';

/**
 * @typedef {{ keyword: string, value: string }} Step
 * @typedef {{ image: string, name: string | undefined, steps: Step[] }} Stage
 */

/** @returns {Stage[]} the stages of the Dockerfile; the last one is the image */
export function readDockerfile() {
  const lines = readFileSync(inCheckout('Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim());
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, keyword = '', value = ''] = /^(\w+) (\S.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') {
      const [image = '', , name] = value.split(' ');
      stages.push({ image, name, steps: [] });
    } else stages.at(-1)?.steps.push({ keyword, value });
  }
  return stages;
}

/**
 * @param {Stage} stage
 * @param {string} keyword
 * @returns {string[]} the values of its steps with that keyword
 */
export const valuesOf = (stage, keyword) =>
  stage.steps.filter((step) => step.keyword === keyword).map(({ value }) => value);

/**
 * @param {Stage} stage
 * @returns {{ from: string | undefined, sources: string[], target: string }[]} the files that its COPY steps copy
 */
export const copiesOf = (stage) =>
  valuesOf(stage, 'COPY').map((value) => {
    const words = value.split(' ');
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
  });

/**
 * @param {string} value of an ENV step
 * @returns {Record<string, string>}
 */
export const variablesIn = (value) => Object.fromEntries(value.split(' ').map((each) => each.split('=', 2)));
