import { z } from 'zod';

/** Schema for a list in a model's answer. Drops the items beyond the limit, because checking each item takes time. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, least = 1) =>
  z
    .array(item)
    .min(least)
    .overwrite((items) => items.slice(0, most));

const MAX_PARAGRAPHS = 12;

/**
 * Rejects an answer with too many paragraphs, because dropping paragraphs would cut off the end of the cover letter.
 */
export const writtenParagraphs = z.array(z.string().trim().min(1).max(3_000)).min(1).max(MAX_PARAGRAPHS);
