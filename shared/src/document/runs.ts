import type { ResumeWords } from '../resume/languages.js';
import { cleanLine, withoutMarkdown } from '../resume/text.js';
import type { TemplateDefinition } from '../templates/template.js';
import type { Paragraph, ParagraphRole, Run, TextRole } from './composed-document.js';

/** Words that the product adds: no field stands behind them. */
export const plain = (role: TextRole, text: string): Run => ({ role, text });

/** Text from a field, or nothing when the field is blank. */
export function fromField(role: TextRole, text: string, field: string, more: Partial<Run> = {}): Run[] {
  const clean = withoutMarkdown(cleanLine(text));
  return clean ? [{ role, text: clean, field, ...more }] : [];
}

/** A bar between two items; a parser splits on it where a middle dot fuses the neighbours. */
export const bar = (role: TextRole, { separator = ' | ' }: Pick<TemplateDefinition, 'separator'>): Run => ({
  role,
  text: separator,
  separator: true,
});
export const comma = (role: TextRole, { comma: text = ', ' }: ResumeWords): Run => ({ role, text });

/** Groups with something in them, with a separator between neighbours. */
export const joined = (groups: Run[][], separator: Run): Run[] =>
  groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : [separator, ...group]));

export const paragraph = (role: ParagraphRole, runs: Run[], end: Run[] = []): Paragraph => ({
  kind: 'paragraph',
  role,
  runs,
  ...(end.length > 0 && { end }),
});
