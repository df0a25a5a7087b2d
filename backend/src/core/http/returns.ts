import {
  HttpCode,
  SerializeOptions,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Defines a route's status, allowed response fields and documentation. The serializer is set per route, because an
 * application-wide interceptor would cost time even on routes without a schema.
 */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    UseInterceptors(StandardSchemaSerializerInterceptor),
    // Passes the schema of a list's entries, because the serializer handles each entry separately.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
