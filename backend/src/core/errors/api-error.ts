import { HttpException } from '@nestjs/common';
import type { ApiErrorBody, ErrorCode } from '@shortlist/shared/contract/common/errors';

interface Details {
  issues?: ApiErrorBody['issues'];
  current?: unknown;
  limit?: ApiErrorBody['limit'];
  /** Seconds until the client should retry. */
  retryAfter?: number;
}

/** The only error that services throw on purpose: an HTTP status, a stable code and a message for users. */
export class ApiError extends HttpException {
  constructor(
    status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message, status);
  }

  static invalid(issues: NonNullable<Details['issues']>): ApiError {
    const fields = issues.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message));
    return new ApiError(422, 'invalid', fields.slice(0, 3).join(' '), { issues });
  }

  static unauthorized(): ApiError {
    return new ApiError(401, 'unauthorized', 'Unauthorized. Please sign in.');
  }

  static notFound(what: string): ApiError {
    return new ApiError(404, 'not_found', `This ${what} was not found.`);
  }

  static conflict(code: ErrorCode, message: string, current?: unknown): ApiError {
    return new ApiError(409, code, message, { current });
  }

  static tooManyAttempts(retryAfter: number): ApiError {
    return new ApiError(429, 'too_many_attempts', 'Too many attempts. Please wait before trying again.', {
      retryAfter,
    });
  }

  static busy(code: ErrorCode, message: string, retryAfter = 3): ApiError {
    return new ApiError(503, code, message, { retryAfter });
  }
}
