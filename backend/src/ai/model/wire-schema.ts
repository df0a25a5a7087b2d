import { z } from 'zod';

/**
 * The shape of an answer as servers are told it. Lengths are left out: some servers refuse a schema with them, and the
 * answer is checked for them anyway.
 */
export function wireSchema(answer: z.ZodType): Record<string, unknown> {
  const schema = z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      for (const bound of ['minLength', 'maxLength', 'minItems', 'maxItems'] as const) delete jsonSchema[bound];
    },
  });
  delete schema.$schema;
  return schema;
}
