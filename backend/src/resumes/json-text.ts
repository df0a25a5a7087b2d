import { Header } from '@nestjs/common';

/** The answer is JSON text made by the service, so nothing serialises it again. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');
