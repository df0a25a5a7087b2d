import { commonItems } from '@shortlist/shared/text/common-items';

/** Part of a comparison: unchanged paragraphs, or a change that is accepted or rejected as a unit. */
export type Segment =
  | { kind: 'same'; paragraphs: readonly string[] }
  | { kind: 'change'; before: readonly string[]; after: readonly string[] };

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Maximum number of changed paragraphs. If more have changed, the texts count as unrelated. */
const MAX_CHANGES = 200;

export function segmentsOf(before: string, after: string): Segment[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const segments: Segment[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of [...(commonItems(old, now, MAX_CHANGES) ?? []), [old.length, now.length] as const]) {
    segments.push(...changesOf(old.slice(i, nextOld), now.slice(j, nextNow)));
    if (nextOld < old.length) addSame(segments, old[nextOld]!);
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return segments;
}

/** Returns one change per paragraph if both versions have the same number of paragraphs, otherwise a single change. */
function changesOf(before: readonly string[], after: readonly string[]): Segment[] {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length !== after.length) return [{ kind: 'change', before, after }];
  return before.map((paragraph, index) => ({ kind: 'change', before: [paragraph], after: [after[index]!] }));
}

function addSame(segments: Segment[], paragraph: string): void {
  const last = segments.at(-1);
  if (last?.kind === 'same')
    segments[segments.length - 1] = { kind: 'same', paragraphs: [...last.paragraphs, paragraph] };
  else segments.push({ kind: 'same', paragraphs: [paragraph] });
}

/** @param isAccepted returns whether the change in the segment with the given index was accepted */
export const textWithAccepted = (segments: readonly Segment[], isAccepted: (index: number) => boolean): string =>
  segments
    .flatMap((segment, index) => {
      if (segment.kind === 'same') return segment.paragraphs;
      return isAccepted(index) ? segment.after : segment.before;
    })
    .join('\n\n');
