import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

export const TooManyRenders = (): MethodDecorator =>
  applyDecorators(
    ApiResponse({ status: 422, description: '`render_too_costly`: the document is too long or complex for a file.' }),
    ApiResponse({
      status: 429,
      description:
        '`too_many_attempts`: this account or network made too many files in ten minutes. See `Retry-After`.',
    }),
  );
