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
 * Defines a route's status, allowed response fields and documentation with one schema. The serializer is set here and not
 * for the whole application, because an interceptor costs time even on routes without a schema.
 */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    UseInterceptors(StandardSchemaSerializerInterceptor),
    // Passes the schema of an entry, because the serializer handles each list entry separately.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
