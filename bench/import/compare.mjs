import { resumeLanguage } from '@shortlist/shared/document/compose-document';
import { formatDate } from '@shortlist/shared/resume/dates';
import { LINK_ROWS, TEXT_ROWS } from '@shortlist/shared/resume/resume-fields';
import { plainCharacters } from '@shortlist/shared/text/plain-characters';

/**
 * Paths of fields that contain URLs. The scheme and "www." are removed before comparing, because resumes print URLs
 * without them.
 */
const ADDRESSES = new Set(LINK_ROWS.map(({ key }) => `personal.${key}`));
const DATES = new Set(
  Object.values(TEXT_ROWS)
    .flat()
    .filter(({ kind }) => kind === 'date')
    .map(({ key }) => key),
);

/**
 * Compares a re-imported resume. With embedded data, every field must be equal, including settings. When only the pages
 * are read, these count as equal: dates as printed ("08/2018" becomes "Aug 2018"), skills in any order (templates may
 * group them), URLs with and without a scheme or "www.", and typographic and plain quotes, hyphens and bullet
 * characters.
 */
export function compare(before, after, { isCarried }) {
  const language = resumeLanguage(before);
  const shown = (path, text) => {
    if (isCarried) return normal(text);
    if (ADDRESSES.has(path)) return normal(text.replace(/^https?:\/\/(?:www\.)?/i, ''));
    const dated = DATES.has(path.split('.').at(-1)) ? formatDate(text, language) : text;
    return normal(plainCharacters(dated.normalize('NFC')));
  };
  const skip = (path) => !isCarried && (path.startsWith('settings') || path.startsWith('skills'));
  const got = new Map(leaves(after).map(([path, value]) => [path, value]));
  const misses = [];
  let total = 0;
  for (const [path, value] of leaves(before)) {
    if (skip(path)) continue;
    total += 1;
    const other = got.get(path);
    const isSame =
      typeof value === 'string'
        ? typeof other === 'string' && shown(path, other) === shown(path, value)
        : other === value;
    if (!isSame) misses.push(`${path}: ${JSON.stringify(value)} became ${JSON.stringify(other)}`);
  }
  if (!isCarried) {
    const had = after.skills.map((skill) => shown('skills', skill));
    for (const skill of before.skills) {
      total += 1;
      const at = had.indexOf(shown('skills', skill));
      if (at < 0) misses.push(`skill ${JSON.stringify(skill)}`);
      else had.splice(at, 1);
    }
  }
  return { total, found: total - misses.length, misses };
}

const normal = (text) => text.replace(/\s+/g, ' ').trim();

function leaves(value, path = '') {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[path, value]];
  if (typeof value === 'boolean' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}
