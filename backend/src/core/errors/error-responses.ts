import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** OpenAPI extension that guards and routes set; `addErrorResponses` reads and removes it. */
export const ACCESS_EXTENSION = 'x-access';
/** OpenAPI extension for routes that work without the database. */
export const STANDALONE_EXTENSION = 'x-standalone';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Documents the errors that follow from how a route is built (guard, body, query, id, dependencies), so that no route
 * has to list them. Responses that a route documents itself are kept.
 */
export function addErrorResponses(document: OpenAPIObject): void {
  for (const { path, method, operation } of operationsOf(document)) add(operation, errorsOf(path, method, operation));
}

interface NamedOperation {
  path: string;
  method: (typeof METHODS)[number];
  operation: Operation;
}

export const operationsOf = (document: OpenAPIObject): NamedOperation[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

function errorsOf(
  path: string,
  method: (typeof METHODS)[number],
  operation: Operation,
): Record<number, string | undefined> {
  const marks = operation as Operation & Record<`x-${string}`, unknown>;
  const hasQuery = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'query');
  const errors: Record<number, string | undefined> = {
    ...(marks[ACCESS_EXTENSION] === undefined && { 401: '`unauthorized`: no valid session.' }),
    ...(method !== 'get' && {
      400: '`bad_request`: the body cannot be read.',
      403: '`forbidden`: another site sent the request.',
      413: '`payload_too_large`',
      415: '`unsupported_media_type`: not JSON, or an unknown `Content-Encoding`.',
      429: '`too_many_attempts`: too many in a short time; see `Retry-After`.',
    }),
    ...(path.includes('{') && {
      404: '`not_found`',
      ...(method === 'get' && { 400: '`bad_request`: malformed URL.' }),
    }),
    ...((operation.requestBody || hasQuery) && { 422: '`invalid`: `issues` names each field.' }),
    ...(marks[STANDALONE_EXTENSION] === undefined && {
      503: '`unavailable`: a dependency is down; `maintenance`, or switched off by staff; see `Retry-After`.',
    }),
  };
  delete marks[ACCESS_EXTENSION];
  delete marks[STANDALONE_EXTENSION];
  return errors;
}

function add(operation: Operation, errors: Record<number, string | undefined>): void {
  const known = new Map(Object.entries(operation.responses));
  for (const [status, description] of Object.entries(errors))
    if (description && !known.has(status)) known.set(status, { description });
  operation.responses = Object.fromEntries([...known].sort(([a], [b]) => a.localeCompare(b)));
}
