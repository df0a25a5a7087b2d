import { HttpCode, SerializeOptions, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/** Defines a route's status, allowed response fields and API document by one schema. */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    // The serializer handles each list entry separately.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
