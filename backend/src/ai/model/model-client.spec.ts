import { z } from 'zod';
import { wireSchema } from './model-client.js';

describe('wireSchema', () => {
  it('returns a strict schema without length limits', () => {
    const answer = z.object({
      headline: z.string().trim().min(1).max(220),
      paragraphs: z.array(z.string().min(1)).min(1),
    });
    expect(wireSchema(answer)).toEqual({
      type: 'object',
      properties: { headline: { type: 'string' }, paragraphs: { type: 'array', items: { type: 'string' } } },
      required: ['headline', 'paragraphs'],
      additionalProperties: false,
    });
  });
});
