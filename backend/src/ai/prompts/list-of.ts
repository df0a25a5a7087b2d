import { z } from 'zod';

/** A list in a model's answer. What goes beyond the bound is left out: each item costs time to check. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, least = 1) =>
  z
    .array(item)
    .min(least)
    .overwrite((items) => items.slice(0, most));

const MOST_PARAGRAPHS = 12;

/** A text that lost its end would be no letter, so one with more paragraphs is refused. */
export const writtenParagraphs = z.array(z.string().trim().min(1).max(3_000)).min(1).max(MOST_PARAGRAPHS);
