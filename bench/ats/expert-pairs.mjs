// Counts the pairs of resumes that the score ranks in the same order as a career adviser did.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';

const FOLDER = path.join(import.meta.dirname, '..', 'score-pairs');
const read = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    : [];

const scoreOf = (data, today) => scoreResume(readResumeData(data), undefined, today).quality;

/**
 * @param {string} set '' for the visible pairs, or 'held-back'
 * @param {number} most maximum number of pairs to read
 */
export function orderedPairs(set, most, today = new Date()) {
  const pairs = read(path.join(FOLDER, set)).slice(0, most);
  const wrong = pairs.flatMap(({ id, trade, better, worse, why }) => {
    const [high, low] = [scoreOf(better, today), scoreOf(worse, today)];
    return high > low ? [] : [{ id, trade, high, low, why }];
  });
  return { total: pairs.length, right: pairs.length - wrong.length, wrong };
}

export function labelShares(most, today = new Date()) {
  const scores = read(path.join(FOLDER, 'realistic'))
    .slice(0, most)
    .map(({ data }) => scoreOf(data, today));
  return { total: scores.length, high: scores.filter((score) => score > 80).length, scores };
}
