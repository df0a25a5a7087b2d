import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maxLength?: number;
  maxItems?: number;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ApiRoute {
  method: Method;
  /** Path as in the OpenAPI document, such as `/api/resumes/{id}`. */
  path: string;
  /** Method and path, such as `POST /api/resumes`. */
  name: string;
  body: Schema | undefined;
  query: string[];
  responses: string[];
  /** Alternative authentication schemes: an empty object permits visitors, and an empty list marks a public route. */
  security: Record<string, string[]>[];
  /** Roles whose staff tokens the route accepts; empty for routes that are not for staff. */
  roles: string[];
}

interface Document {
  paths: Record<
    string,
    Record<
      Method,
      {
        requestBody?: { content: Record<string, { schema: Schema }> };
        parameters?: { name: string; in: string }[];
        responses: object;
        security: Record<string, string[]>[];
        'x-roles'?: string[];
      }
    >
  >;
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as Document;

/** All routes of the committed OpenAPI document, so that tests over all routes include new ones. */
export const API_ROUTES: ApiRoute[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  (Object.entries(operations) as [Method, Document['paths'][string][Method]][]).map(([method, operation]) => ({
    method,
    path,
    name: `${method.toUpperCase()} ${path}`,
    body: operation.requestBody?.content['application/json']?.schema,
    query: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
    responses: Object.keys(operation.responses),
    security: operation.security,
    roles: operation['x-roles'] ?? [],
  })),
);

export interface TextField {
  /** Path of the text in a body, such as `experienceItem.bullets.0`. */
  path: string;
  maxLength: number;
  /** Maximum length of the list that contains the text; 1 outside of lists. */
  maxItems: number;
}

/** Returns the free texts in a body: strings without a format, pattern or enumeration. */
export function textFieldsOf(schema: Schema, path: string[] = [], maxItems = 1): TextField[] {
  const inner = alternativeOf(schema);
  if (inner.type === 'object')
    return Object.entries(inner.properties ?? {}).flatMap(([key, value]) => textFieldsOf(value, [...path, key], 1));
  if (inner.type === 'array' && inner.items) return textFieldsOf(inner.items, [...path, '0'], inner.maxItems ?? 60);
  const isText = inner.type === 'string' && !inner.enum && !inner.format && !inner.pattern && inner.const === undefined;
  return isText ? [{ path: path.join('.'), maxLength: inner.maxLength ?? 1_000, maxItems }] : [];
}

/** Builds a body with every field. Each text comes from `textOf`, or is a short word if `textOf` returns undefined. */
export function bodyOf(schema: Schema, textOf: (path: string) => string | undefined, path: string[] = []): unknown {
  const inner = alternativeOf(schema);
  if (inner.const !== undefined) return inner.const;
  if (inner.enum) return inner.enum[0];
  switch (inner.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(inner.properties ?? {}).map(([key, value]) => [key, bodyOf(value, textOf, [...path, key])]),
      );
    case 'array':
      return inner.items ? [bodyOf(inner.items, textOf, [...path, '0'])] : [];
    case 'integer':
    case 'number':
      return Math.max(1, inner.minimum ?? 1);
    case 'boolean':
      return false;
    case 'string':
      return textOf(path.join('.')) ?? sampleOf(inner);
    default:
      return undefined;
  }
}

const alternativeOf = (schema: Schema): Schema => {
  const inner = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  return inner ? alternativeOf(inner) : schema;
};

function sampleOf({ format, pattern }: Schema): string {
  if (format === 'email') return 'somebody@example.com';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format?.startsWith('date')) return '2030-01-01T00:00:00Z';
  if (pattern?.startsWith('^#')) return '#123456';
  return pattern?.includes('\\d') ? '123' : 'word';
}
