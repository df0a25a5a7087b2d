/** What a server that calls itself compatible understands of a question; they differ. */
export interface Dialect {
  /** How it is told which shape its answer must have; `text` is a request in words only. */
  format: 'json_schema' | 'json_object' | 'text';
  /** Whether it can be asked for the tokens it used. */
  countsTokens: boolean;
  /** How it is told the length that an answer may have. */
  limit: 'max_completion_tokens' | 'max_tokens';
}

export const FULL: Dialect = { format: 'json_schema', countsTokens: true, limit: 'max_completion_tokens' };

const NEXT_FORMAT = { json_schema: 'json_object', json_object: 'text', text: undefined } as const;

/**
 * What to try after a server refused a question as malformed. Servers that say what they do not know are asked without
 * that; others with one step less each time.
 *
 * @param complaint what the server said
 * @returns undefined when there is nothing left to leave out
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
