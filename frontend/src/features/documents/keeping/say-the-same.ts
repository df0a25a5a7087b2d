import { cleanLine } from '@shortlist/shared/resume/text';
import { same } from '@shortlist/ui-kit/same';

/** Whether two contents differ in nothing but white space and control characters, which the server tidies away. */
export const sayTheSame = (a: unknown, b: unknown): boolean => same(tidied(a), tidied(b));

const tidied = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value)));
