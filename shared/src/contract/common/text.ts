import { z } from 'zod';
import { withoutControls } from '../../text/text.js';

// jsonb accepts neither NUL nor lone surrogates; other control characters are useless.
const storable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'));

// Without `abort`, zod runs the remaining checks on a text as long as the request body allows.
const atMost = (length: number) => ({
  error: `Keep this within ${length.toLocaleString('en-US')} characters.`,
  abort: true,
});

/** Multi-line text, without characters that break databases, pages or parsers. */
export const multiLine = (maxLength: number) => z.string().overwrite(storable).max(maxLength, atMost(maxLength));

/** Single-line text: tabs and line breaks become spaces. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/[\n\t]+/g, ' '))
    .max(maxLength, atMost(maxLength));

export const isoDate = z.iso.datetime();
