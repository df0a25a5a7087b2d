import { withoutControls } from '@shortlist/shared/resume/text';
import { same } from '@shortlist/ui-kit/same';

/**
 * Whether two parts of a résumé say the same once the server has stored them: it unifies line ends, makes spaces of
 * tabs and drops what cannot be seen. Without this a pasted tab would look like somebody else's change.
 */
export const sameWords = (a: unknown, b: unknown): boolean => same(a, b) || same(tidied(a), tidied(b));

export function tidied(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value.replace(/\r\n?/g, '\n')).replace(/\t+/g, ' ');
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidied(inner)]));
}
