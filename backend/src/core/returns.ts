import { HttpCode, SerializeOptions, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/** Binds the status, the allow-list of response fields and the API document to one schema. */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    // Serializes each entry of a list by itself.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
