import { z } from 'zod';

/** A list in a model's answer. Drops items beyond the limit, because each takes time to check. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, least = 1) =>
  z
    .array(item)
    .min(least)
    .overwrite((items) => items.slice(0, most));

const MAX_PARAGRAPHS = 12;

/** Rejects too many paragraphs instead of dropping the end of a letter. */
export const writtenParagraphs = z.array(z.string().trim().min(1).max(3_000)).min(1).max(MAX_PARAGRAPHS);
