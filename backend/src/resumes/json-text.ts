import { Header } from '@nestjs/common';

/** Marks a route whose service returns JSON text, which is sent unchanged. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');
