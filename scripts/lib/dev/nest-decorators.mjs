/**
 * Compiler options of oxc for development and specs. Nest injects dependencies based on the parameter types that
 * decorators record.
 */
export const NEST_DECORATORS = { decorator: { legacy: true, emitDecoratorMetadata: true } };
