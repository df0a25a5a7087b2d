import { z } from 'zod';
import { withoutControls } from '../../text/text.js';

// The jsonb columns of PostgreSQL accept neither NUL nor lone surrogates. Other control characters are removed as well,
// because text never needs them.
const storable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'));

// `abort` skips the remaining checks after a length error, because the text may be as long as the request body allows.
const atMost = (length: number) => ({
  error: `Use at most ${length.toLocaleString('en-US')} characters.`,
  abort: true,
});

/** Returns the schema of multi-line text. It removes characters that break databases, web pages or parsers. */
export const multiLine = (maxLength: number) => z.string().overwrite(storable).max(maxLength, atMost(maxLength));

/** Returns the schema of single-line text. It replaces tabs and line breaks with spaces. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/[\n\t]+/g, ' '))
    .max(maxLength, atMost(maxLength));

export const isoDate = z.iso.datetime();
