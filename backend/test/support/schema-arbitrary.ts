import fc, { type Arbitrary } from 'fast-check';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  nullable?: boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Generated lists and texts stay short, because `HOSTILE_VALUES` contains the overlong ones. */
const MAX_ITEMS = 3;
const MAX_TEXT = 40;

/** Texts for fields whose rules a schema cannot express, so that more inputs get past validation. */
const TEXTS: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.emailAddress({ size: 'small' }),
  password: fc.constantFrom('nineteen odd lanterns', 'correct horse battery'),
  locale: fc.constantFrom('en', 'de-DE', 'pt-BR'),
  message: fc.constantFrom('Please help me with my resume.'),
  reason: fc.constantFrom('Asked for by the user.'),
};

export function valueOf(schema: JsonSchema, name = ''): Arbitrary<unknown> {
  const value = someValueOf(schema, name);
  return schema.nullable ? fc.option(value, { freq: 4 }) : value;
}

function someValueOf(schema: JsonSchema, name: string): Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((each) => valueOf(each, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, name);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valueOf(value, key)]));
  const named = fc.record(fields, { requiredKeys: required.filter((key) => key in properties) });
  if (typeof additionalProperties !== 'object') return named;
  const others = fc.dictionary(fc.string({ maxLength: 10 }), valueOf(additionalProperties), { maxKeys: 3 });
  return fc.tuple(others, named).map(([some, known]) => ({ ...some, ...known }));
}

function textOf({ pattern, format, minLength = 0, maxLength = MAX_TEXT }: JsonSchema, name: string): Arbitrary<string> {
  const known = TEXTS[name];
  if (known) return known;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return aMoment.map((date) => date.toISOString());
  if (format === 'date') return aMoment.map((date) => date.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: Math.min(maxLength, MAX_TEXT) });
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT)),
  });
}

const aMoment = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

/**
 * Placeholder that `toJson` replaces with a number beyond every limit, because JSON.stringify writes Infinity as null.
 */
const BEYOND_NUMBERS = '\u{1F51F} beyond numbers';
/** Placeholder that `toJson` replaces with the key `__proto__`, which an object literal cannot have. */
const PROTOTYPE_KEY = '\u{1F9EC} prototype';

/** Values of every JSON type, at and beyond the limits of JavaScript and PostgreSQL. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  BEYOND_NUMBERS,
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200f\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(30_000),
  '=HYPERLINK("http://x")',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  [null],
  Array(2_000).fill('x'),
  {},
  { length: -1 },
  { [PROTOTYPE_KEY]: { isAdmin: true } },
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 'x', valueOf: 1, then: 'x', toJSON: 1 },
  nested(400),
];

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : { a: [nested(depth - 1)] };
}

export const toJson = (body: unknown): string =>
  JSON.stringify(body).replaceAll(JSON.stringify(BEYOND_NUMBERS), '1e999').replaceAll(PROTOTYPE_KEY, '__proto__');

export interface FuzzedBody {
  body: unknown;
  /** Path of the value that was replaced, removed or added; undefined for a valid body without a change. */
  changed: string[] | undefined;
}

/** Generates bodies that the schema allows, and bodies in which one change may violate the schema. */
export function bodyArbitrary(schema: JsonSchema): Arbitrary<FuzzedBody> {
  const valid = valueOf(schema);
  const change = fc.tuple(fc.nat(), fc.constantFrom(...HOSTILE_VALUES), fc.constantFrom('replace', 'remove', 'add'));
  return fc.oneof(
    { weight: 1, arbitrary: valid.map((body) => ({ body, changed: undefined })) },
    {
      weight: 3,
      arbitrary: fc.tuple(valid, change).map(([body, [place, value, how]]) => changed(body, place, how, value)),
    },
  );
}

function changed(body: unknown, place: number, how: 'replace' | 'remove' | 'add', value: unknown): FuzzedBody {
  const paths = pathsOf(body);
  const path = paths[place % paths.length]!;
  if (how === 'replace' || path.length === 0) return { body: withValue(body, path, value), changed: path };
  if (how === 'remove') return { body: withValue(body, path, undefined), changed: path };
  const extra = [...path.slice(0, -1), ['unknown', 'constructor', PROTOTYPE_KEY, 'toString'][place % 4]!];
  return { body: withValue(body, extra, value), changed: extra };
}

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withValue(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(target)
    ? Object.assign([...(target as unknown[])])
    : { ...(target as object) };
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Generates a query parameter's value, encoded for a URL. The value either matches the schema or is a hostile text. */
export const queryArbitrary = (schema: JsonSchema, name: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: valueOf(schema, name).map((value) => encode(String(value))) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  );

export const segmentArbitrary = (ids: string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text !== '')) },
  );

const HOSTILE_TEXTS = [
  '',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%20',
  '%F0%9F%98%80',
  '..%2F..%2Fetc%2Fpasswd',
  '%27%20OR%201%3D1--',
  '-1',
  '1e999',
  '9'.repeat(40),
  'x'.repeat(90),
  '__proto__',
  'constructor',
  '%5B%5D',
  'null',
  '2026-02-30',
];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
