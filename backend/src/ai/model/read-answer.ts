import { withoutControls } from '@shortlist/shared/text/text';
import { z } from 'zod';

/** The parsed answer; for an invalid answer, an error message to send back to the model. */
export type Read<Answer> = { answer: Answer; complaint?: undefined } | { complaint: string };

/**
 * Maximum length, in characters, of an error message sent back to the model. A longer message would cost more tokens.
 */
const MAX_COMPLAINT = 1_000;

/** Accepts text or a Markdown code block around the JSON object. */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Read<Answer> {
  const said = withoutThoughts(text);
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (said.trim() === '') return { complaint: 'The answer was empty.' };
  if (start < 0 || end < start) return { complaint: 'The answer was not a JSON object.' };
  let value: unknown;
  try {
    value = JSON.parse(said.slice(start, end + 1), (_, part: unknown) =>
      typeof part === 'string' ? withoutControls(part) : part,
    );
  } catch {
    return { complaint: 'The answer was not valid JSON.' };
  }
  const read = schema.safeParse(value);
  return read.success ? { answer: read.data } : { complaint: complaintOf(read.error) };
}

const complaintOf = ({ issues }: z.ZodError): string =>
  z.prettifyError(new z.ZodError(issues.slice(0, 20))).slice(0, MAX_COMPLAINT);

const [THOUGHT, THOUGHT_END] = ['<think>', '</think>'];

/** Removes the reasoning that some models write before the answer. */
function withoutThoughts(text: string): string {
  let said = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf(THOUGHT, from);
    const end = start < 0 ? -1 : text.indexOf(THOUGHT_END, start);
    if (end < 0) return said + text.slice(from);
    said += text.slice(from, start);
    from = end + THOUGHT_END.length;
  }
}
