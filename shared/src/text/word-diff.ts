import { commonItems } from './common-items.js';

export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/**
 * Matches white space, a letter of a script without spaces, a word that contains symbols ("node.js", "$1,200"), or any
 * other single character.
 */
const TOKEN = new RegExp(
  `\\s+|[${UNSPACED}]|[$€£]{0,3}[\\p{L}\\p{M}\\p{N}#](?:[^\\s${UNSPACED}]*[\\p{L}\\p{M}\\p{N}%+#])?|[^]`,
  'gu',
);

/**
 * Maximum number of changes in a word diff. With more changes, the diff would be slow and unreadable, so the whole text
 * counts as rewritten.
 */
const MAX_SCORE_CHANGES = 1_000;
/**
 * Minimum share of the shorter text that must be unchanged. A smaller overlap is a coincidence, such as a shared "and".
 */
const MIN_COMMON_SHARE = 0.25;

/**
 * Compares two texts word by word. Without the added segments, the result is the first text; without the removed
 * segments, the second.
 */
export function wordDiff(before: string, after: string): Segment[] {
  const [old, now] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  const common = commonItems(old, now, MAX_SCORE_CHANGES) ?? [];
  const changes = runs(old, now, common);
  const stayed = changes.reduce((length, { same }) => length + same.length, 0);
  const isRewritten = stayed < MIN_COMMON_SHARE * Math.min(before.length, after.length);
  return isRewritten ? segments([{ removed: before, added: after, same: '' }]) : segments(changes);
}

interface Run {
  removed: string;
  added: string;
  same: string;
}

function runs(old: readonly string[], now: readonly string[], common: readonly (readonly [number, number])[]): Run[] {
  const result: Run[] = [{ removed: '', added: '', same: '' }];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of [...common, [old.length, now.length] as const]) {
    const removed = old.slice(i, nextOld).join('');
    const added = now.slice(j, nextNow).join('');
    const kept = old[nextOld] ?? '';
    [i, j] = [nextOld + 1, nextNow + 1];
    const last = result[result.length - 1]!;
    if (removed === '' && added === '') last.same += kept;
    // White space does not separate two changes: three new words in a row are one change.
    else if (last.same.trim() === '' && (last.removed !== '' || last.added !== '')) {
      last.removed += last.same + removed;
      last.added += last.same + added;
      last.same = kept;
    } else result.push({ removed, added, same: kept });
  }
  return result;
}

const segments = (changes: readonly Run[]): Segment[] =>
  changes
    .flatMap(({ removed, added, same }): Segment[] => {
      const space = removed.slice(removed.trimEnd().length);
      const after = removed !== space && added.endsWith(space) ? space.length : 0;
      return [
        { kind: 'removed', text: removed.slice(0, removed.length - after) },
        { kind: 'added', text: added.slice(0, added.length - after) },
        { kind: 'same', text: removed.slice(removed.length - after) + same },
      ];
    })
    .filter(({ text }) => text !== '');
