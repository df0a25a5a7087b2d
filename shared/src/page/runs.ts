import type { ResumeWords } from '../resume/languages.js';
import { cleanLine, withoutMarkdown } from '../text/text.js';
import type { TemplateDefinition } from './template.js';
import type { Paragraph, Run } from './composed-document.js';
import type { ParagraphRole, TextRole } from './template.js';

/** Creates a run of words that the product adds and that belong to no field. */
export const plain = (role: TextRole, text: string): Run => ({ role, text });

/** Creates a run from a field, or no run if the field is blank. */
export function fromField(role: TextRole, text: string, field: string, more: Partial<Run> = {}): Run[] {
  const clean = withoutMarkdown(cleanLine(text));
  return clean ? [{ role, text: clean, field, ...more }] : [];
}

/** Creates a vertical bar between two items. Parsers split items at a bar, but would join items around a middle dot. */
export const bar = (role: TextRole, { separator = ' | ' }: Pick<TemplateDefinition, 'separator'>): Run => ({
  role,
  text: separator,
  separator: true,
});
export const comma = (role: TextRole, { comma: text = ', ' }: ResumeWords): Run => ({ role, text });

export const joined = (groups: Run[][], separator: Run): Run[] =>
  groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : [separator, ...group]));

export const paragraph = (role: ParagraphRole, runs: Run[], end: Run[] = []): Paragraph => ({
  kind: 'paragraph',
  role,
  runs,
  ...(end.length > 0 && { end }),
});
