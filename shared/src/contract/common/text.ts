import { z } from 'zod';
import { withoutControls } from '../../text/text.js';

// jsonb accepts neither NUL nor lone surrogates; other control characters have no use in text.
const storable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'));

// `abort` stops after a length error. Without it, zod would run the other checks on a text as long as the request body
// allows.
const atMost = (length: number) => ({
  error: `Keep this within ${length.toLocaleString('en-US')} characters.`,
  abort: true,
});

/** Returns the schema of multi-line text without characters that break databases, pages or parsers. */
export const multiLine = (maxLength: number) => z.string().overwrite(storable).max(maxLength, atMost(maxLength));

/** Returns the schema of single-line text, in which tabs and line breaks become spaces. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/[\n\t]+/g, ' '))
    .max(maxLength, atMost(maxLength));

export const isoDate = z.iso.datetime();
