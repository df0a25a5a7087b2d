import type { ConflictingText } from '../page/conflict-dialog.js';
import type { TextPart, Texts } from './desk-texts.js';

/** The two sides of a conflict, in the words of the page's fields. */
export function conflictingTexts<Content extends Texts>(
  parts: readonly TextPart<Content>[],
  mine: Content,
  theirs: Content,
): ConflictingText[] {
  const fields = [...parts.map(({ field, name }) => [field, name] as const), ['tone', 'Tone'] as const];
  return fields.map(([field, name]) => ({ name, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }));
}
