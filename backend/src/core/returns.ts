import { HttpCode, SerializeOptions, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/** Binds the status, the allow-list of what leaves the server and the API document to one schema. */
export const Returns = (schema: z.ZodType, status = 200, description = ''): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    // Of a list, each entry is put through the schema by itself.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
