import { z } from 'zod';

const MAX_PER_PAGE = 200;

export const sortOrder = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['asc', 'desc']));

/** Builds the query schema of a console list; `sort` accepts the name of one of the given columns. */
export const listQuery = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    sort: z.enum(columns).default(columns[0]),
    order: sortOrder.default('desc'),
    q: z.string().trim().max(200).default(''),
  });

export const listView = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int() });
