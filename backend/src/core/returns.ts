import { HttpCode, SerializeOptions, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/** Binds the status, the allow-list of what leaves the server and the API document to one schema. */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
