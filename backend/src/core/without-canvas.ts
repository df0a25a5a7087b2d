import { registerHooks } from 'node:module';

const CANVAS = '@napi-rs/canvas';
const STAND_IN = 'shortlist:no-canvas';

/** Stubs for the classes that pdf.js looks up when it is loaded, but uses only for drawing. */
const SOURCE = `
class Undrawable {
  constructor() {
    throw new Error('pdf.js only reads files here: the package that draws pages is not loaded.');
  }
}
module.exports = { DOMMatrix: Undrawable, Path2D: Undrawable };
`;

/**
 * Replaces the native package that pdf.js uses to draw pages, until `deregister` is called. The product only reads
 * text, and the package takes 20 MB of memory in each process that loads it.
 */
export const canvasHooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === CANVAS ? { url: STAND_IN, format: 'commonjs', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === STAND_IN ? { format: 'commonjs', source: SOURCE, shortCircuit: true } : next(url, context),
});
