import type { Type } from '@nestjs/common';
import { UnknownElementException } from '@nestjs/core/errors/exceptions/unknown-element.exception.js';
import type { ModuleRef } from '@nestjs/core';

/** Returns a NestJS provider that only some processes have; undefined in a process without it. */
export function optionalProvider<T>(modules: ModuleRef, token: Type<T> | string): T | undefined {
  try {
    return modules.get<T>(token, { strict: false });
  } catch (error) {
    if (error instanceof UnknownElementException) return undefined;
    throw error;
  }
}
