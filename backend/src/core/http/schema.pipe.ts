import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';

/** Maximum number of validation issues in a response, because a hostile body could cause thousands. */
const MAX_ISSUES = 20;

/**
 * Validates bodies and queries against the parameter's schema. Returns 422 with the path of each invalid field. Rejects
 * the NUL character in every string, because no column can hold it.
 */
class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const checked = await super.transform(value, metadata);
    const path = metadata.schema && metadata.type !== 'custom' ? pathOfNul(checked) : undefined;
    if (path) throw ApiError.invalid([{ path: path.join('.'), message: 'Remove the NUL characters (U+0000).' }]);
    return checked;
  }
}

/**
 * Returns the path of a NUL character in the input. Uses no recursion, because a body may be nested deeper than the
 * stack allows.
 */
function pathOfNul(checked: unknown): string[] | undefined {
  const waiting: { value: unknown; path: PathTo | undefined }[] = [{ value: checked, path: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (value.includes('\0')) return namesOf(path);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, path: { key, parent: path } });
    }
  }
  return undefined;
}

interface PathTo {
  key: string;
  parent: PathTo | undefined;
}

function namesOf(path: PathTo | undefined): string[] {
  const names: string[] = [];
  for (let part = path; part; part = part.parent) names.push(part.key);
  return names.reverse();
}

interface Issue {
  path?: readonly unknown[] | undefined;
  message: string;
  /** The issues of each alternative of a union, if the value matches none of them. */
  errors?: readonly (readonly Issue[])[];
}

/**
 * Replaces a union's issue with the issues of its alternatives, because the union's own issue names no invalid fields.
 */
const fieldIssuesOf = (issue: Issue): Issue[] => {
  const inner = issue.errors?.flat() ?? [];
  if (inner.length === 0) return [issue];
  return inner.map(({ path = [], message }) => ({ path: [...(issue.path ?? []), ...path], message }));
};

const nameOf = (part: unknown): string =>
  String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part);

export const schemaPipe = (): StandardSchemaValidationPipe =>
  new SchemaPipe({
    exceptionFactory: (issues) =>
      ApiError.invalid(
        issues
          .flatMap((issue) => fieldIssuesOf(issue as Issue))
          .slice(0, MAX_ISSUES)
          .map(({ path = [], message }) => ({ path: path.map(nameOf).join('.'), message })),
      ),
  });
