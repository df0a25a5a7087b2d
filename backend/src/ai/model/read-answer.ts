import { withoutControls } from '@shortlist/shared/resume/text';
import { z } from 'zod';

/** What came back, or what is wrong with it, in words that the model understands. */
export type Read<Answer> = { answer: Answer; complaint?: undefined } | { complaint: string };

/** Models that think aloud do it before the answer. */
const THOUGHTS = /<think>[^]*?<\/think>/g;

/** Reads the JSON object in a model's text, also one with words or a code fence around it. */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Read<Answer> {
  const said = text.replace(THOUGHTS, '');
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (said.trim() === '') return { complaint: 'The answer was empty.' };
  if (start < 0 || end < start) return { complaint: 'The answer was no JSON object.' };
  let value: unknown;
  try {
    value = JSON.parse(said.slice(start, end + 1), (_, part: unknown) =>
      typeof part === 'string' ? withoutControls(part) : part,
    );
  } catch {
    return { complaint: 'The answer was not valid JSON.' };
  }
  const read = schema.safeParse(value);
  return read.success ? { answer: read.data } : { complaint: z.prettifyError(read.error) };
}
