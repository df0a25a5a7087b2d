import { ApiResponse } from '@nestjs/swagger';

export const Limited = (): MethodDecorator =>
  ApiResponse({
    status: 429,
    description:
      '`ai_limit_reached`: the plan’s daily limit is used up; `too_many_attempts`: too many in a short time. See `Retry-After`.',
  });
