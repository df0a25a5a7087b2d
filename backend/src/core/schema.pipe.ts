import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ApiError } from './api-error.js';

/** Enough to mend a form; a hostile body could bring one for each of its thousands of items. */
const MOST_ISSUES = 20;

/** Checks bodies and queries against the schema named at the parameter; 422 with the path of each field. */
export const schemaPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      ApiError.invalid(
        issues.slice(0, MOST_ISSUES).map((issue) => ({
          path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
          message: issue.message,
        })),
      ),
  });
