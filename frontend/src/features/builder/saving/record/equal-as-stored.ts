import { withoutControls } from '@shortlist/shared/text/text';
import { same } from '@shortlist/ui-kit/same';

/**
 * Compares two parts of a resume as the server stores them: with normalized line endings, tabs and invisible
 * characters. Otherwise, a pasted tab character would look like a remote change.
 */
export const equalAsStored = (a: unknown, b: unknown): boolean => same(a, b) || same(asStored(a), asStored(b));

export function asStored(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value.replace(/\r\n?/g, '\n')).replace(/\t+/g, ' ');
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asStored(inner)]));
}
