import { commonItems } from '@shortlist/shared/resume/common-items';

/** A stretch of a text: the same in both, or to be decided on as one. */
export type Stretch =
  | { kind: 'same'; paragraphs: readonly string[] }
  | { kind: 'change'; before: readonly string[]; after: readonly string[] };

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** More paragraphs than this differ in texts that have nothing to do with each other. */
const MOST_CHANGES = 200;

/** Two versions of a text, paragraph by paragraph. */
export function stretchesOf(before: string, after: string): Stretch[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of [
    ...(commonItems(old, now, MOST_CHANGES) ?? []),
    [old.length, now.length] as const,
  ]) {
    stretches.push(...changesOf(old.slice(i, nextOld), now.slice(j, nextNow)));
    if (nextOld < old.length) addSame(stretches, old[nextOld]!);
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return stretches;
}

/** As many paragraphs as before are decided on one by one. */
function changesOf(before: readonly string[], after: readonly string[]): Stretch[] {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length !== after.length) return [{ kind: 'change', before, after }];
  return before.map((paragraph, index) => ({ kind: 'change', before: [paragraph], after: [after[index]!] }));
}

function addSame(stretches: Stretch[], paragraph: string): void {
  const last = stretches.at(-1);
  if (last?.kind === 'same')
    stretches[stretches.length - 1] = { kind: 'same', paragraphs: [...last.paragraphs, paragraph] };
  else stretches.push({ kind: 'same', paragraphs: [paragraph] });
}

/** @param taken whether the change at that place is accepted; the text stays as it was where it is not */
export const decidedText = (stretches: readonly Stretch[], taken: (index: number) => boolean): string =>
  stretches
    .flatMap((stretch, index) => {
      if (stretch.kind === 'same') return stretch.paragraphs;
      return taken(index) ? stretch.after : stretch.before;
    })
    .join('\n\n');
