/** Options of oxc, for the specs as well. Nest reads the types of constructors' parameters from decorators. */
export const NEST_DECORATORS = { decorator: { legacy: true, emitDecoratorMetadata: true } };
