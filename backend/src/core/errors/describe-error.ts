import { types } from 'node:util';

export interface ErrorDescription {
  type: string;
  code?: string | number;
  message?: string;
  stack?: string;
  /** Names of the schema objects that a PostgreSQL error refers to. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

interface Details {
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
  issues?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/** Maximum depth of nested causes and of errors within an AggregateError. */
const MAX_DEPTH = 5;
const MAX_ERRORS = 10;
const MAX_FRAMES = 30;
/** Maximum length of a message in characters. Longer messages usually quote the input. */
const MAX_MESSAGE = 500;

/**
 * Describes an error for the log without text that a user may have typed. Copies only the fields listed here, because
 * PostgreSQL repeats the values of a failing row in `detail` and `where`, and TypeORM in `parameters`. Sanitizes the
 * message, because parsers quote their input in it.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!isError(error)) return { type: typeof error };
  const { code, cause, errors, table, column, constraint }: Details = error;
  return {
    type: identifier(error.name) ?? 'Error',
    code: typeof code === 'number' ? code : identifier(code),
    message: safeMessage(error),
    stack: framesOf(error),
    table: identifier(table),
    column: identifier(column),
    constraint: identifier(constraint),
    cause: cause === undefined || depth >= MAX_DEPTH ? undefined : describeError(cause, depth + 1),
    errors: describeErrors(errors, depth),
  };
}

function describeErrors(errors: unknown, depth: number): ErrorDescription[] | undefined {
  if (!Array.isArray(errors) || depth >= MAX_DEPTH) return undefined;
  return errors.slice(0, MAX_ERRORS).map((each) => describeError(each, depth + 1));
}

/** Recognizes errors from other realms, such as a `vm` context, for which `instanceof` returns false. */
const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

const IDENTIFIER = /^[\w$.-]{1,80}$/;

const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && IDENTIFIER.test(value) ? value : undefined;

export function safeMessage(error: Error): string {
  const { issues, code }: Details = error;
  if (Array.isArray(issues)) return describeIssues(issues);
  const message = withoutObjects(String(error.message).slice(0, MAX_MESSAGE));
  const quotesInput = error instanceof SyntaxError || error.name === 'SyntaxError' || isDataException(code);
  return withoutAddresses(withoutQuotes(message, quotesInput ? () => false : looksLikeCode));
}

/**
 * Returns whether the code is of PostgreSQL's class 22 (data exception), whose messages quote values, as in
 * `invalid input syntax for type integer: "…"`.
 */
const isDataException = (code: unknown): boolean => typeof code === 'string' && /^22...$/.test(code);

/** Describes zod issues. Omits custom messages, and path keys that users chose, because both may contain user data. */
function describeIssues(issues: unknown[]): string {
  return issues
    .slice(0, MAX_ERRORS)
    .map((issue) => {
      const { code, path } = issue as { code?: unknown; path?: unknown };
      const parts = Array.isArray(path) ? path.map((part) => (looksLikeCode(String(part)) ? String(part) : '…')) : [];
      return [identifier(code) ?? 'invalid', parts.join('.')].filter(Boolean).join(' at ');
    })
    .join('; ');
}

/** Returns whether the text is an identifier, schema name or array index rather than words that a user typed. */
const looksLikeCode = (text: string): boolean => /^[a-z_$\d][\w$.-]{0,60}$/.test(text);

const QUOTES = /(?<!\w)["'`“‘]/g;
const CLOSING = ['"', "'", '`', '”', '’'];

/**
 * Hides everything from the first quoted value that `kept` rejects to the last quote in the message. The end of the
 * value is unknown, because a value may contain quotes, as in `invalid "5" disk"`.
 */
function withoutQuotes(message: string, kept: (text: string) => boolean): string {
  for (const { index, 0: opening } of message.matchAll(QUOTES)) {
    const closing = opening === '“' ? '”' : opening === '‘' ? '’' : opening;
    const end = message.indexOf(closing, index + 1);
    if (end !== -1 && kept(message.slice(index + 1, end))) continue;
    const last = Math.max(...CLOSING.map((quote) => message.lastIndexOf(quote)));
    // Skips the closing quote of a kept value, so that it does not count as an opening quote.
    if (last === index) continue;
    return `${message.slice(0, index)}[hidden]${message.slice(last + 1)}`;
  }
  return message;
}

function withoutObjects(message: string): string {
  const start = message.indexOf('{');
  if (start === -1) return message;
  const end = message.lastIndexOf('}');
  return `${message.slice(0, start)}{…}${end > start ? message.slice(end + 1) : ''}`;
}

const withoutAddresses = (message: string): string =>
  message
    .split(' ')
    .map((word) => (/\w@/.test(word) ? '[address]' : word.includes('://') ? word.split('?', 1)[0] : word))
    .join(' ');

const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

/** Returns only the stack frames, because the lines before them repeat the message. */
function framesOf({ stack, message }: Error): string | undefined {
  if (typeof stack !== 'string') return undefined;
  const start = message ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(Math.max(start, 0))
    .split('\n')
    .filter((line) => FRAME.test(line));
  return frames.slice(0, MAX_FRAMES).join('\n');
}
