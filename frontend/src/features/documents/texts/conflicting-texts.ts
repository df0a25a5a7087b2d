import type { ConflictingText } from '../dialogs/conflict-dialog.js';
import { messages } from './messages.js';
import type { TextPart, Texts } from './texts-definition.js';

/** Pairs the two versions of each field, under the field's name. */
export function conflictingTexts<Content extends Texts>(
  parts: readonly TextPart<Content>[],
  mine: Content,
  theirs: Content,
): ConflictingText[] {
  const fields = [...parts.map(({ field, name }) => [field, name] as const), ['tone', messages.tone] as const];
  return fields.map(([field, name]) => ({ name, mine: mine[field] ?? '', theirs: theirs[field] ?? '' }));
}
