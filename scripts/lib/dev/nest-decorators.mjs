/**
 * Options of the oxc compiler, also used for the specs. Nest injects dependencies by the parameter types that
 * decorators record.
 */
export const NEST_DECORATORS = { decorator: { legacy: true, emitDecoratorMetadata: true } };
