import { cleanLine } from '@shortlist/shared/text/text';
import { same } from '@shortlist/ui-kit/same';

/** Compares two values, ignoring whitespace and control characters, which the server normalizes. */
export const equalIgnoringWhitespace = (a: unknown, b: unknown): boolean =>
  same(withoutWhitespace(a), withoutWhitespace(b));

/** Returns a copy of a JSON value with normalized whitespace and without control characters. */
export const withoutWhitespace = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value)));
