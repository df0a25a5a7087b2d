import { z } from 'zod';

/**
 * Returns the JSON schema to send. Omits length limits, which some servers reject; the answer is checked against them
 * afterwards.
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
