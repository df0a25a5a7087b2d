import { Header } from '@nestjs/common';

/** Marks a route whose service returns JSON text, which is not serialized again. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');
