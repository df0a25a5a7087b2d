import { z } from 'zod';
import { withoutControls } from '../resume/text.js';

// jsonb takes neither NUL nor halves of surrogate pairs; other control characters help nobody.
const storable = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'));

// Without `abort` zod goes on to the checks that follow, with a text as long as the body may be.
const atMost = (length: number) => ({
  error: `Keep this within ${length.toLocaleString('en-US')} characters.`,
  abort: true,
});

/** Text over several lines, freed of characters no database, page or parser can hold. */
export const multiLine = (maxLength: number) => z.string().overwrite(storable).max(maxLength, atMost(maxLength));

/** Text on one line: tabs and line breaks become spaces. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/[\n\t]+/g, ' '))
    .max(maxLength, atMost(maxLength));

export const isoDate = z.iso.datetime();
