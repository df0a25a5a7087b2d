export interface Dialect {
  /** With `text`, the request sets no response format: only the prompt requests JSON. */
  format: 'json_schema' | 'json_object' | 'text';
  countsTokens: boolean;
  limit: 'max_completion_tokens' | 'max_tokens';
}

export const FULL: Dialect = { format: 'json_schema', countsTokens: true, limit: 'max_completion_tokens' };

const NEXT_FORMAT = { json_schema: 'json_object', json_object: 'text', text: undefined } as const;

/**
 * Returns which API features the next request should use after a server rejected one as malformed. Drops the feature
 * that the server's message names or, if the message names none, one of the remaining features.
 * @param complaint the server's message
 * @returns undefined if no feature is left to drop
 */
export function simpler(dialect: Dialect, complaint: string): Dialect | undefined {
  if (dialect.countsTokens && /stream_options|include_usage/i.test(complaint))
    return { ...dialect, countsTokens: false };
  if (dialect.limit === 'max_completion_tokens' && /max_completion_tokens/i.test(complaint))
    return { ...dialect, limit: 'max_tokens' };
  const format = NEXT_FORMAT[dialect.format];
  if (format) return { ...dialect, format };
  if (dialect.countsTokens) return { ...dialect, countsTokens: false };
  return dialect.limit === 'max_tokens' ? undefined : { ...dialect, limit: 'max_tokens' };
}
